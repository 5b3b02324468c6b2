/** Service contacts: the firm's list, the public list, a contact's cases, its removal and its replacement. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import type { ServiceContact, ServiceContactDetail, TrackedCase } from '../src/api/generated/filing/model';
import { appUnderTest } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const page = '/filing-account/service-contacts';
const path = '/filing/Tyler/IL/EServiceContacts';

const fault = (given: object) => app.backend.sandbox.faults.add(faultSchema.parse(given));
afterEach(() => app.backend.sandbox.faults.replace([]));

let made = 0;
/** A contact of the firm with a name of its own. */
async function create(differing: Partial<ServiceContact> = {}): Promise<ServiceContact & { name: string }> {
  made += 1;
  const lastName = `Quill${made}`;
  const body = {
    firstName: 'Oren',
    lastName,
    email: `oren${made}@example.com`,
    isPublic: false,
    isInFirmMasterList: true,
    ...differing,
  };
  const contact = await (await app.backend.call(`${path}/CreateServiceContact`, { body })).json();
  return { ...contact, name: `${contact.firstName} ${contact.lastName}` };
}

/** Cases that the firm has filed into. */
async function readCases(): Promise<TrackedCase[]> {
  const cases: TrackedCase[] = await (await app.backend.call('/filing/Cases/IL')).json();
  return cases.filter(({ apiType, caseTrackingId }) => apiType === 0 && caseTrackingId !== undefined);
}

async function attach({ serviceContactId }: ServiceContact, cases: readonly TrackedCase[]): Promise<void> {
  for (const { courtLocationCode: courtCode, caseTrackingId } of cases) {
    const body = { courtCode, caseTrackingId, contacts: [{ serviceContactId }] };
    expect((await app.backend.call(`${path}/Case`, { body })).status).toBe(200);
  }
}

async function read({ serviceContactId }: ServiceContact): Promise<ServiceContactDetail | undefined> {
  const response = await app.backend.call(`${path}/${serviceContactId}`);
  return response.status === 404 ? undefined : response.json();
}
const casesOf = async (contact: ServiceContact) =>
  ((await read(contact))?.cases ?? []).map(({ caseTrackingId }) => caseTrackingId).toSorted();

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('the firm’s list', () => {
  it('shows undeliverable contacts first, renders few of 5,000 rows and searches all', {
    timeout: 60_000,
  }, async () => {
    const { user, place } = await app.renderApp(`${page}?state=IL`);
    const grid = await screen.findByRole('region', { name: 'Service contacts' });
    await waitFor(() => expect(grid).toHaveTextContent('5,000 contacts'));
    const rows = () => within(grid).getAllByRole('row').slice(1);
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThanOrEqual(60);
    for (const row of rows().slice(0, 5)) expect(row).toHaveTextContent('Undeliverable');
    await user.click(await button('Undeliverable (60)'));
    await waitFor(() => expect(grid).toHaveTextContent('60 contacts'));
    expect(place()).toContain('show=undeliverable');
    await user.click(await button('Undeliverable (60)'));
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'adaeze');
    await waitFor(() => expect(place()).toContain('q=adaeze'));
    await waitFor(() => expect(grid).not.toHaveTextContent('5,000 contacts'));
    for (const row of rows()) expect(row).toHaveTextContent(/adaeze/i);
  });

  it('adds a contact, and says which contact it repeats', async () => {
    const existing = await create();
    const { user, place } = await app.renderApp(`${page}?state=IL`);
    await user.click(await button('New contact'));
    const form = within(await dialog('New contact'));
    await user.click(form.getByRole('button', { name: 'Add contact' }));
    expect(await form.findByText('First name is required')).toBeVisible();
    expect(form.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
    await user.type(form.getByRole('textbox', { name: /^First name/ }), 'OREN');
    await user.type(form.getByRole('textbox', { name: /^Last name/ }), existing.lastName);
    await user.type(form.getByRole('textbox', { name: /^Email/ }), existing.email);
    await user.click(form.getByRole('button', { name: 'Add contact' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      'The firm’s list already has a contact with this name and email address.',
    );
    await user.click(await form.findByRole('link', { name: `Open ${existing.name}` }));
    await screen.findByRole('heading', { level: 1, name: existing.name });
    expect(place()).toContain(`${page}/${existing.serviceContactId}`);
    await user.click(screen.getByRole('link', { name: 'Service contacts' }));
    await user.click(await button('New contact'));
    const again = within(await dialog('New contact'));
    await user.type(again.getByRole('textbox', { name: /^First name/ }), 'Nadia');
    await user.type(again.getByRole('textbox', { name: /^Last name/ }), 'Brook');
    await user.type(again.getByRole('textbox', { name: /^Email/ }), 'nadia.brook@example.com');
    await user.click(again.getByRole('button', { name: 'Add contact' }));
    expect(await screen.findByText('Nadia Brook added')).toBeVisible();
    const found: ServiceContact[] = await (await app.backend.call(`${path}?LastName=Brook`)).json();
    expect(found).toMatchObject([{ email: 'nadia.brook@example.com', isInFirmMasterList: true, firmName: '' }]);
  });

  it('is only for states whose provider keeps one', async () => {
    await app.renderApp(`${page}?state=NY`);
    expect(await screen.findByText('No service contacts in New York')).toBeVisible();
  });

  it('leads to the sign-in page, and back', async () => {
    const setLogin = (status: string) =>
      app.backend.sandbox.fetch(
        new Request(`${testOrigin}/sandbox/api/filing-logins`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ userName: 'nora.marlow@example.com', state: 'IL', status }),
        }),
      );
    await setLogin('signed-out');
    const { router } = await app.renderApp(`${page}?state=IL`);
    await screen.findByRole('heading', { level: 1, name: 'Sign in to the filing service' });
    expect(router.state.location.search).toMatchObject({ state: 'IL', returnUrl: `/app${page}?state=IL` });
    await setLogin('signed-in');
  });
});

describe('the public list', () => {
  it('needs something to search for, and opens a contact of another firm', async () => {
    const { user, place } = await app.renderApp(`${page}?state=IL&list=public`);
    await user.click(await button('Search'));
    expect(await screen.findByText('Enter part of a name, firm or email.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Whitlock');
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Wanda{Enter}');
    await waitFor(() => expect(place()).toContain('last=Whitlock'));
    const grid = await screen.findByRole('region', { name: 'Public contacts' });
    const [first] = await within(grid).findAllByRole('link', { name: /Wanda .*Whitlock/ });
    if (!first) throw new Error('No one was found.');
    await user.click(first);
    await screen.findByRole('heading', { level: 1, name: /^Wanda/ });
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('tooltip', { hidden: true })[0]).toHaveTextContent(/^Only .* can change it\.$/);
  });
});

describe('a contact', () => {
  it('whose email bounced gets another address', async () => {
    const failing: ServiceContact[] = await (await app.backend.call(path)).json();
    const contact = failing.find(({ isUndeliverable }) => isUndeliverable);
    if (!contact) throw new Error('The demo has an undeliverable contact.');
    const { user } = await app.renderApp(`${page}/${contact.serviceContactId}?state=IL`);
    await user.click(await button('Correct the address'));
    const form = within(await dialog('Change contact'));
    const email = form.getByRole('textbox', { name: /^Email/ });
    expect(email).toHaveValue(contact.email);
    await user.clear(email);
    await user.type(email, 'found.again@example.com');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Contact changed')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Email to this contact bounced')).not.toBeInTheDocument());
    expect((await read(contact))?.contact).toMatchObject({ email: 'found.again@example.com', isUndeliverable: false });
  });

  it('is attached to many cases; what failed is repeated', async () => {
    const contact = await create();
    const [one, two] = await readCases();
    if (!one || !two) throw new Error('The demo has cases.');
    const { user } = await app.renderApp(`${page}/${contact.serviceContactId}?state=IL`);
    await user.click(await button('Attach to cases'));
    const form = within(await dialog(`Attach ${contact.name} to cases`));
    await user.click(form.getByRole('button', { name: 'Attach' }));
    expect(await form.findByText('Choose at least one case.')).toBeVisible();
    for (const { caseNumber } of [one, two]) {
      await user.type(form.getByRole('combobox', { name: 'Cases' }), caseNumber);
      await user.click(await screen.findByRole('option', { name: new RegExp(caseNumber) }));
    }
    const party = form.getByRole('combobox', { name: `Party in ${two.caseNumber}` });
    await waitFor(() => expect(within(party).getAllByRole('option').length).toBeGreaterThan(1));
    await user.selectOptions(party, within(party).getAllByRole('option')[1] ?? '');
    await fault({ operationId: 'attachCaseServiceContacts', status: 503, times: 1 });
    await user.click(form.getByRole('button', { name: 'Attach' }));
    const again = await form.findByRole('button', { name: 'Try again' });
    expect(await form.findByText('Attached')).toBeVisible();
    // Both calls leave at once, and either may be the one that fails.
    expect(await casesOf(contact)).toHaveLength(1);
    // The contacts are read again first.
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    expect(await screen.findByText(`${contact.name} attached to 2 cases`)).toBeVisible();
    const after = await read(contact);
    expect(after?.cases.map(({ caseTrackingId, partyName }) => [caseTrackingId, partyName !== undefined])).toEqual(
      expect.arrayContaining([
        [one.caseTrackingId, false],
        [two.caseTrackingId, true],
      ]),
    );
    await user.click(await button(new RegExp(`^Detach .* from ${two.caseNumber}`)));
    await user.click(within(await dialog(`Detach ${contact.name}?`)).getByRole('button', { name: 'Detach' }));
    expect(await screen.findByText(`${contact.name} detached from ${two.caseNumber}`)).toBeVisible();
    expect(await casesOf(contact)).toEqual([one.caseTrackingId]);
  });

  it('that was removed is not found', async () => {
    await app.renderApp(`${page}/00000000-0000-4000-8000-0000000000ff?state=IL`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Service contact not found' })).toBeVisible();
  });
});

describe('a removal', () => {
  const openRemoval = async (contact: ServiceContact & { name: string }) => {
    const rendered = await app.renderApp(`${page}/${contact.serviceContactId}?state=IL`);
    await rendered.user.click(await button('Remove'));
    return { ...rendered, ask: within(await dialog('Are you sure?')) };
  };

  it('shows every case first, and asks again when they have changed', async () => {
    const contact = await create();
    const cases = (await readCases()).slice(0, 3);
    await attach(contact, cases.slice(0, 2));
    const { user, ask, place } = await openRemoval(contact);
    for (const { caseNumber, caseTitle } of cases.slice(0, 2)) {
      const item = ask.getByText(caseTitle).closest('li');
      expect(item).toHaveTextContent(caseNumber);
      expect(item).toHaveTextContent('whole case');
    }
    expect(ask.getByText(/This action cannot be undone\./)).toBeVisible();
    await attach(contact, cases.slice(2));
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    expect(await ask.findByRole('alert')).toHaveTextContent('The contact’s cases have changed.');
    expect(await read(contact)).toBeDefined();
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`${contact.name} removed`)).toBeVisible();
    await waitFor(() => expect(place()).toBe(`${page}?state=IL`));
    expect(await read(contact)).toBeUndefined();
  });

  it('replaces the contact in every case first, and can be repeated', async () => {
    const [contact, other] = [await create(), await create()];
    const cases = (await readCases()).slice(0, 3);
    await attach(contact, cases);
    const { user, ask } = await openRemoval(contact);
    await user.click(ask.getByRole('button', { name: 'Replace with…' }));
    await user.click(ask.getByRole('button', { name: 'Replace and delete' }));
    expect(await ask.findByText('Choose a contact.')).toBeVisible();
    await user.type(ask.getByRole('combobox', { name: 'Replace with' }), other.lastName);
    await user.click(await screen.findByRole('option', { name: new RegExp(other.name) }));
    let calls = 0;
    app.answer(({ method, url }) => {
      if (method !== 'POST' || !url.endsWith('/EServiceContacts/Case')) return undefined;
      calls += 1;
      return calls === 2 ? HttpResponse.json({ title: 'Down' }, { status: 503 }) : undefined;
    });
    await user.click(ask.getByRole('button', { name: 'Replace and delete' }));
    expect(await ask.findByText(/is still in every case, and wasn’t removed/)).toBeVisible();
    expect(ask.getAllByText('Attached')).toHaveLength(2);
    expect(await casesOf(contact)).toHaveLength(3);
    await user.click(ask.getByRole('button', { name: 'Replace and delete' }));
    expect(await screen.findByText(`${contact.name} removed`)).toBeVisible();
    expect(calls).toBe(4);
    expect(await read(contact)).toBeUndefined();
    expect(await casesOf(other)).toEqual(cases.map(({ caseTrackingId }) => caseTrackingId).toSorted());
  });

  it('that fails says so, and keeps the contact', async () => {
    const contact = await create();
    const { user, ask } = await openRemoval(contact);
    await fault({ operationId: 'removeServiceContact', status: 403, times: 1 });
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    expect(await ask.findByRole('alert')).toBeVisible();
    expect(await read(contact)).toBeDefined();
  });
});

describe('a case', () => {
  it('shows its contacts by party; attach, detach and history', async () => {
    const contact = await create();
    const [courtCase] = await readCases();
    if (!courtCase) throw new Error('The demo has a case.');
    const { user } = await app.renderApp(`${page}?state=IL&list=cases&case=${courtCase.caseTrackingId}`);
    const whole = await screen.findByRole('region', { name: 'Whole case' });
    await user.click(within(whole).getByRole('button', { name: 'Attach a contact, Whole case' }));
    const form = within(await dialog('Attach a contact'));
    await user.type(form.getByRole('combobox', { name: 'Contact' }), contact.lastName);
    await user.click(await screen.findByRole('option', { name: new RegExp(contact.name) }));
    await user.click(form.getByRole('button', { name: 'Attach' }));
    expect(await screen.findByText(`Contact attached to ${courtCase.caseNumber}`)).toBeVisible();
    expect(await within(whole).findByRole('link', { name: contact.name })).toBeVisible();
    const history = screen.getByRole('region', { name: 'History' });
    expect(await within(history).findByText(`${contact.name} attached`)).toBeVisible();
    await user.click(within(whole).getByRole('button', { name: new RegExp(`^Detach ${contact.name}`) }));
    await user.click(within(await dialog(`Detach ${contact.name}?`)).getByRole('button', { name: 'Detach' }));
    await waitFor(() => expect(within(whole).queryByRole('link', { name: contact.name })).not.toBeInTheDocument());
    expect(await within(history).findByText(`${contact.name} detached`)).toBeVisible();
  });
});

describe('a filing', () => {
  it('is served on the case’s contacts, and names the parties whom no one is served for', {
    timeout: 60_000,
  }, async () => {
    const [courtCase] = await readCases();
    if (!courtCase) throw new Error('The demo has a case.');
    const { courtLocationCode: courtCode, caseTrackingId, caseTitle } = courtCase;
    const filing = {
      id: crypto.randomUUID(),
      action: 'EFile',
      security: 'public',
      courtesyCopyEmails: [],
      attachments: [],
      optionalServices: [],
      serviceRecipients: [],
    };
    const content = {
      courtCode,
      caseTrackingId,
      caseTitle,
      isNonIndexedCase: false,
      filingPartyIds: [],
      crossReferences: [],
      procedureRemedyCodes: [],
      disclaimerCodes: [],
      parties: [],
      filings: [filing],
    };
    const made = await app.backend.call('/filing/Tyler/IL/Drafts/Existing-Case', { body: { content } });
    const { orderId } = await made.json();
    const { user } = await app.renderApp(`/existing-case/${orderId}/filings?state=IL`);
    const action = await screen.findByRole('combobox', { name: 'Action' });
    await user.selectOptions(action, 'File with the court and serve electronically');
    const recipients = await screen.findByRole('list', { name: 'Service recipients' });
    const served = within(recipients).getAllByRole('listitem');
    expect(served.length).toBeGreaterThan(1);
    expect(screen.queryByText(/^No one is served for/)).not.toBeInTheDocument();
    for (const remove of within(recipients).getAllByRole('button', { name: /^Remove/ })) await user.click(remove);
    expect(await screen.findByText(/^No one is served for .+, .+\.$/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Service recipients' })).not.toBeInTheDocument();
    await user.selectOptions(action, 'File with the court');
    await user.selectOptions(action, 'File with the court and serve electronically');
    expect(await screen.findByRole('list', { name: 'Service recipients' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Review/ }));
    // By name: a number doesn't show a wrong person.
    expect(await screen.findByText((text) => text.split('@').length - 1 === served.length)).toBeVisible();
  });
});
