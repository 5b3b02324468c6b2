/** Courtesy copies are drafted, priced, ordered once, and cancelled while they are printed, in any e-filing state. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { californiaAccounts } from '../../../tests/california.ts';
import { uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { FilingDocument, OneLegalContent, OneLegalCourtesyCopy } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

async function call(path: string, body: unknown, { key, state = 'CA' }: { key?: string; state?: string } = {}) {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  const response = await opened.call(`/filing/OneLegal/${path}?state=${state}`, { body, headers });
  return { status: response.status, body: await response.json() };
}

const contentOf = (copy: Partial<OneLegalCourtesyCopy> = {}, rest: Partial<OneLegalContent> = {}): OneLegalContent => ({
  filingFlow: 'existing-case',
  courtId: 'sonoma',
  caseNumber: '26CV004411',
  caseTitle: 'Ortega v. Lakeshore Holdings LLC',
  isUnlawfulDetainer: false,
  isFeeWaiverRequested: false,
  parties: [],
  filingPartyIds: [],
  filings: [],
  serviceRecipients: [],
  paymentAccountId: californiaAccounts.visa,
  courtesyCopy: { documents: [lead], recipientName: 'Hon. Ruth Vandermeer', address: '1 Main St', copies: 2, ...copy },
  ...rest,
});

async function order(content: OneLegalContent, state = 'CA', key = randomUUID()) {
  const { body: draft } = await call('OLDraft', { content }, { state });
  const { orderId, version } = draft;
  return call('OLFilings/Existing-Case', { orderId, version, content }, { key, state });
}

test('is one draft, one price and one order, whatever is repeated', async () => {
  const content = contentOf();
  const first = await call('OLDraft', { content });
  const { orderId, version } = first.body;
  expect(first.body.content).toEqual(content);
  const quote = await call('OLFees/Existing-Case', { content });
  // The courier, two copies of each page, and the card's fee.
  const cents = Math.round((4500 + 15 * 2 * lead.pageCount) * 1.0275);
  expect(quote.body.feesCalculationAmount).toBe(cents / 100);
  const key = randomUUID();
  const body = { orderId, version, content };
  const answers = await Promise.all([1, 2, 3].map(() => call('OLFilings/Existing-Case', body, { key })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.status).toBe(200);
  const shown = async () => (await opened.call(`/filing/Order/${orderId}`)).json();
  expect(await shown()).toMatchObject({
    service: 'CourtesyCopy',
    statusText: 'Printing',
    courtesyCopy: { stage: 'printing', copies: 2 },
    filings: [{ filingTypeName: 'Courtesy copy' }],
  });
  opened.sandbox.clock.offset += 31 * 60_000;
  expect(await shown()).toMatchObject({ courtesyCopy: { stage: 'out-for-delivery' } });
  opened.sandbox.clock.offset += 91 * 60_000;
  expect(await shown()).toMatchObject({ status: 'completed', courtesyCopy: { stage: 'delivered' } });
});

test('has a confirmation page of its filing, and never the stamped copy', async () => {
  const [filed] = await opened.sandbox.db
    .select({ orderId: orders.orderId, document: filingDocuments })
    .from(orders)
    .innerJoin(filings, eq(filings.orderId, orders.orderId))
    .innerJoin(filingDocuments, eq(filingDocuments.filingId, filings.filingId))
    .where(eq(orders.status, 'accepted'));
  const ofOrderId = filed?.orderId ?? 0;
  const stamped = { ...lead, fileId: filed?.document.stampedFileId ?? '' };
  const state = (await (await opened.call(`/filing/Order/${ofOrderId}`)).json()).state;
  const courtId = state === 'CA' ? 'sonoma' : undefined;
  if (courtId === undefined) return;
  expect((await order(contentOf({ ofOrderId, documents: [stamped] }))).status).toBe(422);
  const { body } = await order(contentOf({ ofOrderId }));
  const { filings: shown } = await (await opened.call(`/filing/Order/${body.orderId}`)).json();
  expect(shown[0].documents.map(({ name }: { name: string }) => name)).toContain('Confirmation of filing.pdf');
});

test('can be cancelled while it is printed, and then costs nothing', async () => {
  const { body } = await order(contentOf());
  const cancelled = await opened.call(`/filing/Tyler/CA/Filings/CancelFilings`, {
    body: { orderId: body.orderId, filingIds: body.filingIds },
  });
  expect(await cancelled.json()).toMatchObject({ orderStatus: 'cancelled' });
  const shown = await (await opened.call(`/filing/Order/${body.orderId}`)).json();
  expect(shown).toMatchObject({
    status: 'cancelled',
    courtesyCopy: { stage: 'cancelled' },
    payment: { capturedAmount: 0 },
  });
});

test('names what is missing, and a day before the next court day', async () => {
  const missing = await order(contentOf({ recipientName: ' ', address: undefined, documents: [] }));
  expect(Object.keys(missing.body.errors).toSorted()).toEqual([
    'content.courtesyCopy.address',
    'content.courtesyCopy.documents',
    'content.courtesyCopy.recipientName',
  ]);
  const late = await order(contentOf({ deliverBy: '2020-01-02' }));
  expect(Object.keys(late.body.errors)).toEqual(['content.courtesyCopy.deliverBy']);
  const unknown = await order(contentOf({ ofOrderId: 999_999 }));
  expect(Object.keys(unknown.body.errors)).toEqual(['content.courtesyCopy.ofOrderId']);
});
