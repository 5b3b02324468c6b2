/** Opening a case, from choosing a court to complete parties, with autosave. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import type { OrderDetail, OrderList } from '../sandbox/generated/filing/schemas.ts';
import { expectOnConsole } from './console.ts';
import { accounts, newCase, uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';

async function choose(user: UserEvent, label: string, typed: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.keyboard(typed);
  await screen.findByRole('listbox', { name: label });
  await user.keyboard('{Enter}');
}

const chosen = (label: string, value: string) =>
  waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveValue(value));

/** Starts a case at Lakemoor County's chancery court. */
async function startCase() {
  const rendered = await app.renderApp(`/case-initiation?state=IL&mappingId=${ortega}`);
  await choose(rendered.user, 'Court', 'lakemoor chancery');
  await screen.findByRole('heading', { level: 2, name: 'Case' });
  const [, orderId] = /case-initiation\/(\d+)\/case/.exec(rendered.place()) ?? [];
  return { ...rendered, orderId: Number(orderId) };
}

async function savedDraft(orderId: number) {
  const response = await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`);
  return response.json();
}

describe('the start page', () => {
  it('shows states where no case can be opened', async () => {
    await app.renderApp('/case-initiation?state=NY');
    expect(await screen.findByText("We don't offer e-filing in New York.")).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Court' })).toBeNull();
  });

  it('is the target of the old address, with state and matter', async () => {
    const { place } = await app.renderApp(`/case-initiation-tyler?state=IL&mappingId=${ortega}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'New case' })).toBeVisible();
    expect(place()).toContain('/case-initiation?');
    expect(place()).toContain('state=IL');
    expect(place()).toContain(ortega);
  });

  it('lists the matter’s drafts', async () => {
    await app.renderApp(`/case-initiation?state=IL&mappingId=${ortega}`);
    const drafts = await screen.findByRole('region', { name: 'Continue a draft' });
    expect(await within(drafts).findByRole('link', { name: /Ortega v\. Lakeshore/ })).toBeVisible();
  });
});

describe('a new case', () => {
  it('opens though the address gained its state during creation', async () => {
    const { user, place, router, queryClient } = await app.renderApp(`/case-initiation?mappingId=${ortega}`);
    await app.backend.sandbox.faults.add({
      operationId: 'saveNewCaseDraft',
      userId: 1,
      when: 'after',
      latency: 1500,
      times: 1,
    });
    await choose(user, 'Court', 'lakemoor chancery');
    await waitFor(() => expect(queryClient.isMutating()).toBe(1));
    await act(() => router.navigate({ to: '.', search: { state: 'IL', mappingId: ortega }, replace: true }));
    expect(queryClient.isMutating()).toBe(1);
    await waitFor(() => expect(place()).toMatch(/^\/case-initiation\/\d+\/case/), patience);
  });

  it('does not bring back a person who left during creation', async () => {
    const { user, place, queryClient } = await app.renderApp(`/case-initiation?state=IL&mappingId=${ortega}`);
    await app.backend.sandbox.faults.add({
      operationId: 'saveNewCaseDraft',
      userId: 1,
      when: 'after',
      latency: 1500,
      times: 1,
    });
    await choose(user, 'Court', 'lakemoor chancery');
    await waitFor(() => expect(queryClient.isMutating()).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Benchfile, home' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(place()).toBe(`/?mappingId=${ortega}`);
  });

  it('is created when a list of the court fails to load, which its form names', async () => {
    await app.backend.sandbox.faults.add(faultSchema.parse({ operationId: 'listFilerTypes', status: 500 }));
    await startCase();
    expect(await screen.findByText(/^Couldn't load .*filer types/, undefined, patience)).toBeVisible();
    await app.backend.sandbox.faults.replace([]);
  });

  it('is created with the court, linked to the matter, and autosaved', async () => {
    const { user, orderId } = await startCase();
    await choose(user, 'Case category', 'chancery');
    await chosen('Case category', 'Chancery');
    await choose(user, 'Case type', 'injunction');
    await chosen('Case type', 'Injunction');
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    await waitFor(async () =>
      expect(await savedDraft(orderId)).toMatchObject({
        mappingId: ortega,
        clientReference: '00015-Ortega',
        content: { courtCode: expect.stringContaining('lakemoor'), caseTypeCode: expect.any(String) },
      }),
    );
  });

  it('checks that required parties, represented parties and attorneys are complete', async () => {
    const { user, orderId } = await startCase();
    await choose(user, 'Case category', 'chancery');
    await chosen('Case category', 'Chancery');
    await choose(user, 'Case type', 'injunction');
    await chosen('Case type', 'Injunction');
    await user.click(screen.getByRole('link', { name: 'Continue to parties' }));

    await user.click(await screen.findByRole('button', { name: 'Add person as Plaintiff' }));
    await user.type(await screen.findByLabelText(/First name/), 'Elena');
    await user.type(screen.getByLabelText(/Last name/), 'Ortega');
    await user.click(screen.getByLabelText('We represent this party'));
    // Without the attorney of an earlier filing at this court.
    for (const likely of screen.queryAllByRole('button', { name: /^Remove (Nora|Theo|Gwendolyn) / }))
      await user.click(likely);
    await user.click(screen.getByRole('link', { name: 'Continue to filings' }));
    const steps = screen.getByRole('navigation', { name: 'Steps' });
    expect(await within(steps).findByRole('link', { name: /Parties.*2 items to fix/ })).toBeVisible();

    await user.click(within(steps).getByRole('link', { name: /Review and submit/ }));
    await user.click(await screen.findByRole('link', { name: /Elena Ortega: Choose an attorney/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Attorneys' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'Attorneys' })).toHaveAccessibleDescription(
      /Choose an attorney, or select Self-represented/,
    );
    await choose(user, 'Attorneys', 'marlow');
    await user.click(screen.getByRole('button', { name: 'Add organization as Defendant' }));
    await user.type(await screen.findByLabelText(/Organization name/), 'Lakeshore Holdings LLC');
    expect(await within(steps).findByRole('link', { name: /Parties.*Complete/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ortega v. Lakeshore Holdings LLC');
    await waitFor(async () => expect((await savedDraft(orderId)).content.parties).toHaveLength(2));
  });

  it('restores a removed party', async () => {
    const { user, orderId } = await startCase();
    await user.click(screen.getByRole('link', { name: 'Continue to parties' }));
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    await user.type(await screen.findByLabelText(/Last name/), 'Ortega');
    await user.click(screen.getByRole('button', { name: 'Remove Ortega' }));
    expect(screen.queryByRole('button', { name: 'Edit Ortega' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: /(Edit|Close) Ortega/ })).toBeVisible();
    await waitFor(async () => expect((await savedDraft(orderId)).content.parties).toHaveLength(1));
  });

  it('reports a colleague’s save and lets the person keep their version', async () => {
    const { user, orderId } = await startCase();
    const draft = await savedDraft(orderId);
    const saved = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
      as: 'priya.raman@example.com',
      body: { orderId, version: draft.version, content: { ...draft.content, contactEmail: 'other@example.com' } },
    });
    expect(saved.status).toBe(200);
    const [statement] = await screen.findAllByRole('checkbox', { name: /I certify/ });
    if (!statement) throw new Error('The court has certifications.');
    await user.click(statement);
    expect(await screen.findByText(/Priya Raman saved this draft on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () => expect((await savedDraft(orderId)).content.disclaimerCodes).toHaveLength(1));
    expect(screen.queryByText(/saved this draft on/)).toBeNull();
  });

  it('restores and saves input from before a crash', async () => {
    const { orderId, unmount } = await startCase();
    const draft = await savedDraft(orderId);
    unmount();
    const content = { ...draft.content, contactEmail: 'typed.last@example.com' };
    const entry = { baseVersion: draft.version, content, editedAt: '2026-11-21T09:00:00Z' };
    localStorage.setItem(`draft:1.${orderId}`, JSON.stringify(entry));
    await app.renderApp(`/case-initiation/${orderId}/case?state=IL`);
    expect(await screen.findByText(/Unsaved changes restored/)).toBeVisible();
    await waitFor(async () => expect((await savedDraft(orderId)).content.contactEmail).toBe('typed.last@example.com'));
    await waitFor(() => expect(localStorage.getItem(`draft:1.${orderId}`)).toBeNull());
  });

  it('lists what a change of court would clear, and clears it only on confirmation', async () => {
    const { user, orderId } = await startCase();
    await choose(user, 'Case category', 'chancery');
    await chosen('Case category', 'Chancery');
    await choose(user, 'Court', 'lakemoor civil');
    const dialog = await screen.findByRole('dialog', { name: 'Change the court?' });
    expect(within(dialog).getByText('the case category')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await chosen('Case category', 'Chancery');
    await waitFor(async () => expect((await savedDraft(orderId)).content.caseCategoryCode).toBeDefined());
  });
});

/** A complete draft of the first firm, as saved. */
async function completeDraft(): Promise<number> {
  const leadDocument = { ...(await uploadPdf(app.backend.sandbox.db)), documentTypeCode: '9301' };
  const body = { mappingId: ortega, content: newCase(leadDocument), idempotencyKey: crypto.randomUUID() };
  const response = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body });
  const { orderId } = await response.json();
  return orderId;
}

async function orderStatus(orderId: number): Promise<string> {
  const response = await app.backend.call(`/filing/Order/${orderId}`);
  return (await response.json()).status;
}

describe('the submission', () => {
  const submitButton = () => screen.findByRole('button', { name: /^Submit to the court/ });
  const nothingMissing = () => screen.findByText('Ready to submit');

  it('sends the reviewed and quoted content and opens the order', async () => {
    const orderId = await completeDraft();
    const { user, place } = await app.renderApp(`/case-initiation/${orderId}/review?state=IL&mappingId=${ortega}`);
    expect(await nothingMissing()).toBeVisible();
    expect(await submitButton()).toHaveAccessibleName(/^Submit to the court ?Pay \$[\d,.]+ with Firm Visa …\d{4}$/);
    expect(screen.getByRole('region', { name: 'Notices' })).toHaveTextContent("Court's decision");
    const certifications = screen.getAllByRole('checkbox', { name: /^I certify/ });
    for (const certification of certifications) expect(certification).toBeChecked();
    const documents = screen.getByRole('list', { name: 'Documents' });
    expect(within(documents).getByRole('button', { name: /^Replace file: / })).toBeEnabled();
    await user.click(await submitButton());
    await waitFor(() => expect(place()).toContain(`/order-details/${orderId}`));
    expect(place()).toContain(ortega);
    expect(await orderStatus(orderId)).not.toBe('draft');
  });

  it('says that retrying is safe when the response was lost, and files once', async () => {
    const orderId = await completeDraft();
    await app.backend.sandbox.faults.add({
      operationId: 'submitNewCase',
      latency: 0,
      status: 500,
      when: 'after',
      times: 1,
    });
    const { user, place } = await app.renderApp(`/case-initiation/${orderId}/review?state=IL`);
    await nothingMissing();
    await user.click(await submitButton());
    expect(await screen.findByText(/submitting again won.t file twice/)).toBeVisible();
    await user.click(await submitButton());
    await waitFor(() => expect(place()).toContain(`/order-details/${orderId}`));
  });

  it('shows a declined card and how to choose another account', async () => {
    const orderId = await completeDraft();
    const draft = await savedDraft(orderId);
    const content = { ...draft.content, paymentAccountId: accounts.declined };
    await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { orderId, version: draft.version, content } });
    const { user, place } = await app.renderApp(`/case-initiation/${orderId}/review?state=IL`);
    await nothingMissing();
    await user.click(await submitButton());
    expect(await screen.findByText(/The card was declined/)).toBeVisible();
    expect(await orderStatus(orderId)).toBe('draft');
    await user.click(screen.getByRole('link', { name: 'Choose another payment account' }));
    await waitFor(() => expect(place()).toContain('/payment'));
  });

  it('says where unsaved work is while offline', async () => {
    await app.renderApp(`/case-initiation/${await completeDraft()}/review?state=IL`);
    await nothingMissing();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^You're offline. Your work is saved in this browser./)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await nothingMissing();
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^You're offline. Keep this page open to keep your changes./)).toBeVisible();
    storage.mockRestore();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('leads from an order that we can’t edit yet to the order', async () => {
    expectOnConsole(/There is no filing with/, /Error in route match/);
    const answer = await app.backend.call('/filing/Order/List', { body: { state: 'CA', top: 100, skip: 0 } });
    const { items }: OrderList = await answer.json();
    const order = items.find(({ filingFlow }) => filingFlow === 'new-case');
    const detail: OrderDetail = await (await app.backend.call(`/filing/Order/${order?.orderId}`)).json();
    app.answer(({ url }) =>
      url.endsWith(`/Order/${order?.orderId}`) ? Response.json({ ...detail, apiType: 7 }) : undefined,
    );
    await app.renderApp(`/case-initiation/${order?.orderId}/case`);
    expect(await screen.findByText('This draft can’t be edited here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open order' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/order-details/${order?.orderId}`),
    );
  });

  it('redirects a submitted draft to its order', async () => {
    expectOnConsole(/ApiError: Conflict/, /Error in route match/);
    const orderId = await completeDraft();
    const first = await app.renderApp(`/case-initiation/${orderId}/review?state=IL`);
    await nothingMissing();
    await first.user.click(await submitButton());
    await waitFor(() => expect(first.place()).toContain('/order-details/'));
    first.unmount();
    await app.renderApp(`/case-initiation/${orderId}/parties?state=IL`);
    expect(await screen.findByText('This draft has been submitted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open order' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/order-details/${orderId}`),
    );
  });
});
