/** Filing into an existing case: selection, entry, correction after a return, and a case the court no longer has. */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type {
  ExistingCaseContent,
  ExistingCaseDraft,
  OrderDetail,
  TrackedCase,
} from '../sandbox/generated/filing/schemas.ts';
import { appearance, newCase, uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';

const read = async (path: string) => (await app.backend.call(`/filing${path}`)).json();
const order = (orderId: number): Promise<OrderDetail> => read(`/Order/${orderId}`);
const draft = (orderId: number): Promise<ExistingCaseDraft> => read(`/Tyler/IL/Drafts/Existing-Case/${orderId}`);
const draftIdOf = (place: string) => Number(/existing-case\/(\d+)\//.exec(place)?.[1]);

async function choose(user: UserEvent, label: string, typed: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.keyboard(typed);
  await screen.findByRole('listbox', { name: label });
  await user.keyboard('{Enter}');
}

/** The matter's case at the civil court. */
async function demoCase(): Promise<TrackedCase> {
  const cases: TrackedCase[] = await read('/Cases/IL?matter=00015-Ortega');
  const found = cases.find(({ courtLocationCode }) => courtLocationCode === 'lakemoor:cv1');
  if (!found) throw new Error('The demo has no such case.');
  return found;
}

/** A returned filing into the case, with only the required case data. */
async function returnedFiling(): Promise<number> {
  const { caseTrackingId, courtLocationCode: courtCode } = await demoCase();
  const found = await read(`/Tyler/IL/Filings/Existing-Case?courtCode=${courtCode}&caseTrackingId=${caseTrackingId}`);
  const lead = await uploadPdf(app.backend.sandbox.db);
  const content = appearance(lead, { caseTrackingId, courtCode, filingPartyIds: [found.parties[0].casePartyId] });
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/Existing-Case', {
    body: { content, mappingId: ortega },
  });
  const { orderId, version } = await made.json();
  const submitted = await app.backend.call('/filing/Tyler/IL/Filings/Existing-Case', {
    body: { orderId, version, content },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(submitted.status, await submitted.clone().text()).toBe(200);
  for (const { filingId } of (await order(orderId)).filings)
    await app.backend.sandbox.fetch(
      new Request(`${testOrigin}/sandbox/api/filings/${filingId}/decision`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testOrigin },
        body: JSON.stringify({ decision: 'return', reason: 'Illegible', comment: 'Scan it again.' }),
      }),
    );
  return orderId;
}

describe('the start page', () => {
  it('shows a link’s case before creating a draft, and continues with it', async () => {
    const { caseTrackingId, caseNumber, caseTitle } = await demoCase();
    const { user, place } = await app.renderApp(`/existing-case?state=IL&mappingId=${ortega}&case=${caseTrackingId}`);
    const chosen = await screen.findByRole('button', { name: 'File into this case' });
    expect(screen.getByRole('combobox', { name: 'Case' })).toHaveValue(`${caseTitle} (${caseNumber})`);
    await user.dblClick(chosen);
    expect(await screen.findByRole('heading', { level: 2, name: 'Case' })).toBeVisible();
    expect(await screen.findByText(caseNumber)).toBeVisible();
    expect(await draft(draftIdOf(place()))).toMatchObject({
      mappingId: ortega,
      content: { caseTrackingId, caseNumber, caseTitle, isNonIndexedCase: false, filingPartyIds: [] },
    });
  });

  it('warns when the case belongs to a matter other than the current one', async () => {
    const cases: TrackedCase[] = await read('/Cases/IL');
    const other = cases.find(({ clientReference = '00015-Ortega' }) => clientReference !== '00015-Ortega');
    await app.renderApp(`/existing-case?state=IL&mappingId=${ortega}&case=${other?.caseTrackingId}`);
    expect(await screen.findByText(`This case belongs to another matter: ${other?.clientReference}`)).toBeVisible();
  });

  it('starts with the matter’s case, or with its cases a press away', async () => {
    const cases: TrackedCase[] = await read('/Cases/IL?matter=00015-Ortega');
    const [first, ...others] = cases.filter(({ courtLocationCode }) => courtLocationCode !== undefined);
    const { user } = await app.renderApp(`/existing-case?state=IL&mappingId=${ortega}`);
    if (others.length > 0) {
      const ofMatter = await screen.findByRole('group', { name: 'Cases of matter 00015-Ortega' }, patience);
      expect(within(ofMatter).getAllByRole('button')).toHaveLength(others.length + 1);
      expect(screen.queryByRole('button', { name: 'File into this case' })).toBeNull();
      await user.click(within(ofMatter).getByRole('button', { name: `${first?.caseTitle} (${first?.caseNumber})` }));
    }
    expect(await screen.findByRole('button', { name: 'File into this case' }, patience)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Case' })).toHaveValue(`${first?.caseTitle} (${first?.caseNumber})`);
  });

  it('shows that a case is not listed, and where filing is not available', async () => {
    const { unmount } = await app.renderApp('/existing-case?state=IL&case=unknown');
    expect(await screen.findByText("The linked case isn't on your list")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'File into this case' })).toBeNull();
    unmount();
    await app.renderApp('/existing-case?state=NY');
    expect(await screen.findByText(/We don't offer e-filing in New York/)).toBeVisible();
  });
});

describe('a filing begun at an order of the case', () => {
  it('is a draft at once, once, and Close returns to the order', async () => {
    const { caseTrackingId, caseNumber } = await demoCase();
    const orderId = await returnedFiling();
    const { user, place } = await app.renderApp(`/order-details/${orderId}?mappingId=${ortega}`);
    const before: unknown[] = await read('/IL/Drafts');
    await user.click(await screen.findByRole('link', { name: 'File into this case' }));
    await waitFor(() => expect(place()).toMatch(/\/existing-case\/\d+\//));
    const draftId = draftIdOf(place());
    expect(await draft(draftId)).toMatchObject({ mappingId: ortega, content: { caseTrackingId, caseNumber } });
    expect(await read('/IL/Drafts')).toHaveLength(before.length + 1);

    await user.click(await screen.findByRole('link', { name: /^Filings/ }));
    await screen.findByRole('heading', { level: 2, name: 'Filings' });
    await user.click(screen.getByRole('link', { name: 'Close' }));
    await waitFor(() => expect(place()).toContain(`/order-details/${orderId}`));
  });

  it('waits for the person when the case belongs to another matter', async () => {
    const cases: TrackedCase[] = await read('/Cases/IL');
    const other = cases.find(({ clientReference = '00015-Ortega' }) => clientReference !== '00015-Ortega');
    const search = `state=IL&mappingId=${ortega}&case=${other?.caseTrackingId}&begin=now`;
    const { place } = await app.renderApp(`/existing-case?${search}`);
    expect(await screen.findByRole('button', { name: 'File into this case' })).toBeEnabled();
    expect(place()).toContain('/existing-case?');
  });
});

describe('a draft', () => {
  it('opens where it was left, and closes to the list it was opened from', async () => {
    const content = { ...newCase(await uploadPdf(app.backend.sandbox.db)), parties: [] };
    const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
    const { orderId } = await made.json();
    const { user, place } = await app.renderApp('/orders/drafts');
    const link = () => screen.findByRole('link', { name: new RegExp(`, draft ${orderId}$`) });
    expect(await link()).toHaveTextContent(/^Complaint for breach of contract/);
    await user.click(await link());
    await screen.findByRole('heading', { level: 2, name: 'Case' });
    const title = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveTextContent(/^New case Lakemoor Co\. - Civil, /));
    await user.click(screen.getByRole('link', { name: /^Payment/ }));
    await screen.findByRole('heading', { level: 2, name: 'Payment' });
    await user.click(screen.getByRole('link', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe('/orders/drafts'));

    await user.click(await link());
    await screen.findByRole('heading', { level: 2, name: 'Payment' });
    expect(place()).toContain(`/case-initiation/${orderId}/payment`);
  });
});

describe('a filing into an existing case', () => {
  it('that was returned is corrected in the form, with its case and party prefilled', async () => {
    const orderId = await returnedFiling();
    const { user, place } = await app.renderApp(`/order-details/${orderId}`);
    await user.click(await screen.findByRole('button', { name: 'Edit and resubmit' }));
    await waitFor(() => expect(place()).toMatch(/\/existing-case\/\d+\/review/));
    expect(await screen.findByRole('button', { name: /^Replace/ })).toBeVisible();
    const { caseNumber, caseTitle, caseTrackingId } = await demoCase();
    const made = await draft(draftIdOf(place()));
    expect(made).toMatchObject({
      correctsOrderId: orderId,
      content: { caseNumber, caseTitle, caseTrackingId, disclaimerCodes: [] },
    });
    // The case type wasn't submitted, so it comes from the court.
    await waitFor(async () =>
      expect((await draft(draftIdOf(place()))).content).toMatchObject({ caseTypeCode: expect.stringMatching(/./) }),
    );
    await user.click(screen.getByRole('link', { name: /^Parties/ }));
    const parties = within(await screen.findByRole('group', { name: 'Select the parties you represent' }));
    const [first] = parties.getAllByRole('checkbox');
    expect(first).toBeChecked();

    // With no party represented, the step shows an error, and a new party can be added.
    if (first) await user.click(first);
    await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
    expect(await screen.findByRole('link', { name: /^Select at least one party you represent/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Select at least one party you represent/ }));
    expect(await screen.findByText('Select at least one party you represent.')).toBeVisible();
  });

  it('is copied to a draft of the same service', async () => {
    const orderId = await returnedFiling();
    const { user, place } = await app.renderApp(`/order-details/${orderId}`);
    await user.click(await screen.findByRole('button', { name: 'Copy to a new draft' }));
    await waitFor(() => expect(place()).toMatch(/\/existing-case\/\d+\/case/));
    expect((await draft(draftIdOf(place()))).correctsOrderId).toBeUndefined();
  });

  it('reports a case the court no longer has, and retries when the court did not respond', async () => {
    const orderId = await draftOfCase();
    await app.backend.sandbox.faults.add({
      operationId: 'getExistingCaseForFiling',
      latency: 0,
      status: 500,
      when: 'before',
    });
    const { user, unmount } = await app.renderApp(`/existing-case/${orderId}/case?state=IL`);
    expect(await screen.findByText("The case couldn't be loaded")).toBeVisible();
    await app.backend.sandbox.faults.replace([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Case number')).toBeVisible();
    unmount();

    await app.backend.sandbox.faults.add({
      operationId: 'getExistingCaseForFiling',
      latency: 0,
      status: 404,
      when: 'before',
    });
    await app.renderApp(`/existing-case/${orderId}/case?state=IL`);
    expect(await screen.findByText(/The court no longer lists this case/)).toBeVisible();
    await app.backend.sandbox.faults.replace([]);
  });

  it('is also found under the address of a new case, and vice versa', async () => {
    const orderId = await draftOfCase();
    const { place, unmount } = await app.renderApp(`/case-initiation/${orderId}/case?state=IL&mappingId=${ortega}`);
    expect(await screen.findByText('Case number')).toBeVisible();
    expect(place()).toContain(`/existing-case/${orderId}/case?`);
    expect(place()).toContain(ortega);
    unmount();
    const { place: other } = await app.renderApp('/existing-case/41300');
    expect(await screen.findByRole('combobox', { name: 'Case type' })).toBeVisible();
    expect(other()).toContain('/case-initiation/41300/case');
  });

  it('into a case that is not indexed is entered manually', async () => {
    const { user, place } = await app.renderApp(`/existing-case?state=IL&mappingId=${ortega}`);
    await choose(user, 'Court', 'lakemoor chancery');
    await user.type(await screen.findByLabelText(/^Case number/), '1998-L-00417');
    await user.type(screen.getByLabelText(/^Case title/), 'Ortega v. Lakeshore');
    await choose(user, 'Case category', 'chancery');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Case type' })).toBeEnabled());
    const orderId = draftIdOf(place());
    await waitFor(async () =>
      expect((await draft(orderId)).content).toMatchObject({
        isNonIndexedCase: true,
        caseNumber: '1998-L-00417',
        caseTitle: 'Ortega v. Lakeshore',
        caseCategoryCode: expect.any(String),
      }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('File into a case Ortega v. Lakeshore');

    // Its parties are unknown, so those represented are added.
    await user.click(screen.getByRole('link', { name: /^Parties/ }));
    expect(await screen.findByText(/doesn't list this case's parties\. Add the parties you represent\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add an organization' }));
    await user.type(await screen.findByLabelText(/^Organization name/), 'Lakeshore Holdings LLC');
    await user.click(screen.getByRole('checkbox', { name: 'We represent this party' }));
    await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
    const parties = await screen.findByRole('region', { name: 'Parties' });
    expect(parties).toHaveTextContent('Lakeshore Holdings LLC');
    expect(parties).not.toHaveTextContent('You represent');
    expect(screen.queryByRole('link', { name: /^Select at least one party you represent/ })).toBeNull();
  });
});

/** An empty draft for the case. */
async function draftOfCase(): Promise<number> {
  const { caseTrackingId, courtLocationCode: courtCode, caseNumber, caseTitle } = await demoCase();
  const content: ExistingCaseContent = {
    isNonIndexedCase: false,
    ...{ caseTrackingId, courtCode, caseNumber, caseTitle },
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    filingPartyIds: [],
    parties: [],
    filings: [],
  };
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/Existing-Case', {
    body: { content, mappingId: ortega },
  });
  return (await made.json()).orderId;
}

it('a link to a case of another system leads to its page, or says why nothing is filed there', async () => {
  const { router } = await app.renderApp('/existing-case?state=IL&apiType=7&caseNumber=24-1');
  expect(await screen.findByText('This court takes no filings through us.', {}, patience)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Case/ })).toBeVisible();
  await router.navigate({ to: '/existing-case', search: { state: 'IL', apiType: 99 } });
  expect(await screen.findByText(/names a court system that we don’t know/, {}, patience)).toBeVisible();
  await router.navigate({ to: '/existing-case', search: { uniformCaseNumber: '482025CA001234OAXXXX' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/existing-case-fl'), patience);
  expect(router.state.location.search).toMatchObject({ uniformCaseNumber: '482025CA001234OAXXXX' });
});

it('a case number that was typed while Florida’s courts can’t be loaded stays', async () => {
  app.answer(({ url }) =>
    url.includes('/FlPolicies/Courts')
      ? Response.json({ detail: 'The portal is closed.' }, { status: 500 })
      : undefined,
  );
  const { user, queryClient } = await app.renderApp('/existing-case-fl?state=FL', { retryDelay: 20 });
  expect(await screen.findByText("The courts couldn't be loaded", {}, patience)).toBeVisible();
  const number = screen.getByLabelText(/^Case number/);
  await user.type(number, '482025CA001234OAXXXX');
  app.answer(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText("The courts couldn't be loaded")).toBeNull(), patience);
  await queryClient.invalidateQueries();
  expect(screen.getByLabelText(/^Case number/)).toHaveValue('482025CA001234OAXXXX');
});
