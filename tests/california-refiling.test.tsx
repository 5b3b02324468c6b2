/** What came back of a case in California is filed again: as it was, or into the case that was opened. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OneLegalContent, OneLegalDraft, OrderDetail } from '../sandbox/generated/filing/schemas.ts';
import { contractCase, paper } from './california.ts';
import { expectOnConsole } from './console.ts';
import { uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();

const read = async (path: string) => (await app.backend.call(`/filing${path}`)).json();
const order = (orderId: number): Promise<OrderDetail> => read(`/Order/${orderId}`);

async function post(path: string, body: unknown) {
  const answer = await app.backend.call(`/filing${path}`, {
    body,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** A complaint, a cover sheet and a declaration, submitted; the clerk decides each. */
async function submitted(...decisions: ('accept' | 'return')[]): Promise<number> {
  const lead = await uploadPdf(app.backend.sandbox.db);
  const filings = ['COMP', 'CM-010', 'DECL'].map((code) => paper(lead, code));
  const content: OneLegalContent = contractCase(lead, { filings });
  const { orderId, version } = await post('/OneLegal/OLDraft?state=CA', {
    content,
    idempotencyKey: crypto.randomUUID(),
  });
  await post('/OneLegal/OLFilings/New-Case?state=CA', { orderId, version, content });
  for (const [index, { filingId }] of (await order(orderId)).filings.entries()) {
    const decision = { decision: decisions[index], reason: 'Illegible', comment: 'Scan it again.' };
    const answer = await app.backend.sandbox.fetch(
      new Request(`${testOrigin}/sandbox/api/filings/${filingId}/decision`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testOrigin },
        body: JSON.stringify(decision),
      }),
    );
    expect(answer.ok, await answer.clone().text()).toBe(true);
  }
  return orderId;
}

async function draft(orderId: number): Promise<OneLegalDraft> {
  const [found]: OneLegalDraft[] = await read(`/OneLegal/OLDraft?state=CA&orderId=${orderId}`);
  if (!found) throw new Error('There is no such draft.');
  return found;
}

it('all of it came back: it opens the case again', async () => {
  const orderId = await submitted('return', 'return', 'return');
  const { user, place } = await app.renderApp(`/order-details/${orderId}`);
  expect(await screen.findByRole('button', { name: 'Copy to a new draft' }, patience)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit and resubmit' }, patience));
  await waitFor(() => expect(place()).toMatch(/^\/case-initiation\/\d+\/review/), patience);
  const { content, correctsOrderId } = await draft(Number(/\/(\d+)\//.exec(place())?.[1]));
  expect(correctsOrderId).toBe(orderId);
  expect(content).toMatchObject({ filingFlow: 'new-case', divisionId: 'losangeles:civil:civil-unlimited', apiType: 2 });
  expect(content.filings).toHaveLength(3);
});

it('a case number was given: what came back goes into that case', async () => {
  const orderId = await submitted('accept', 'accept', 'return');
  const { caseNumber, caseTrackingId } = await order(orderId);
  expect(caseNumber).toMatch(/CV/);
  const { user, place } = await app.renderApp(`/order-details/${orderId}`);
  await user.click(await screen.findByRole('button', { name: 'Edit and resubmit' }, patience));
  await waitFor(() => expect(place()).toMatch(/^\/existing-case\/\d+\/review/), patience);
  const { content, correctsOrderId } = await draft(Number(/\/(\d+)\//.exec(place())?.[1]));
  expect(correctsOrderId).toBe(orderId);
  expect(content).toMatchObject({ filingFlow: 'existing-case', caseNumber, caseTrackingId, parties: [] });
  expect(content.filings.map(({ documentTypeCode }) => documentTypeCode)).toEqual(['DECL']);
  expect(content.filingPartyIds).toHaveLength(1);
  await user.click(await screen.findByRole('checkbox', { name: /^I have redacted what/ }, patience));
  expect(await screen.findByText('Ready to submit', undefined, patience)).toBeVisible();
});

it('a copy has only what was accepted', async () => {
  const orderId = await submitted('accept', 'accept', 'return');
  const { user, place } = await app.renderApp(`/order-details/${orderId}`);
  await user.click(await screen.findByRole('button', { name: 'Copy what was accepted' }, patience));
  await waitFor(() => expect(place()).toMatch(/^\/case-initiation\/\d+\/case/), patience);
  const { content } = await draft(Number(/\/(\d+)\//.exec(place())?.[1]));
  expect(content.filings.map(({ documentTypeCode }) => documentTypeCode)).toEqual(['COMP', 'CM-010']);
  const details = await screen.findByRole('region', { name: 'Details for this court' }, patience);
  const division = within(details).getByRole('combobox', { name: /^Division/ });
  await waitFor(() => expect(division).toHaveDisplayValue('Civil Unlimited'), patience);
});

it('an address of a draft that was submitted leads to its order', async () => {
  expectOnConsole(/The draft was submitted/, /Error in route match/);
  const orderId = await submitted('accept', 'accept', 'accept');
  await app.renderApp(`/case-initiation/${orderId}/case?state=CA`);
  expect(await screen.findByRole('heading', { name: 'This draft has been submitted' }, patience)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open order' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/order-details/${orderId}`),
  );
});
