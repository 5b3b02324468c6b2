import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newCase, uploadPdf } from '../../../tests/new-case.ts';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { clients } from '../../db/schema/platform.ts';
import type { OrderSearchResult } from '../../generated/billing/schemas.ts';
import type { FilingDocument, NewCaseContent, OrderDetail } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}, as?: string) {
  const response = await opened.call(`/filing/Tyler/IL${path}`, { body, headers, as });
  return { status: response.status, body: await response.json() };
}

const save = (body: Record<string, unknown>, as?: string) => post('/Drafts/New-Case', body, {}, as);

async function order(orderId: number): Promise<OrderDetail> {
  return (await opened.call(`/filing/Order/${orderId}`)).json();
}

async function submit(content: NewCaseContent, correctsOrderId?: number): Promise<number> {
  const { body: draft } = await save({ content, correctsOrderId });
  const { orderId, version } = draft;
  const { status } = await post(
    '/Filings/New-Case',
    { orderId, version, content },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(status).toBe(200);
  return orderId;
}

async function decide(orderId: number, decision: Record<string, unknown>): Promise<void> {
  for (const { filingId } of (await order(orderId)).filings) {
    const request = new Request(`${testOrigin}/sandbox/api/filings/${filingId}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: testOrigin },
      body: JSON.stringify(decision),
    });
    expect((await opened.sandbox.fetch(request)).status).toBe(200);
  }
}

async function rejected(content = newCase(lead), correctsOrderId?: number): Promise<number> {
  const orderId = await submit(content, correctsOrderId);
  await decide(orderId, { decision: 'reject', reason: 'Missing signature', comment: 'Page 2 is not signed.' });
  return orderId;
}

async function isWaiting(orderId: number): Promise<boolean> {
  const response = await opened.call('/billing/services/us-platform/Order/Search', {
    body: { statuses: ['rejected', 'partially-rejected'], needsAttention: true, top: 200, skip: 0 },
  });
  const { items }: OrderSearchResult = await response.json();
  return items.some((row) => row.orderId === orderId);
}

test('a rejected order needs attention until its correction is submitted, and both refer to each other', async () => {
  const orderId = await rejected();
  const { body: draft } = await save({ content: newCase(lead), correctsOrderId: orderId });
  expect(draft).toMatchObject({ version: 1, correctsOrderId: orderId });
  expect(await order(orderId)).toMatchObject({ correctedBy: { orderId: draft.orderId, status: 'draft' } });
  expect(await isWaiting(orderId)).toBe(true);

  const submission = { orderId: draft.orderId, version: 1, content: newCase(lead) };
  await post('/Filings/New-Case', submission, { 'Idempotency-Key': randomUUID() });
  expect(await isWaiting(orderId)).toBe(false);
  const { correctedBy, actions } = await order(orderId);
  expect(correctedBy).toMatchObject({ orderId: draft.orderId, status: 'in-progress' });
  expect(actions).toContainEqual({
    action: 'edit-and-resubmit',
    isAllowed: false,
    reason: `Order ${draft.orderId} corrects it.`,
  });
  expect(await order(draft.orderId)).toMatchObject({ correctsOrderId: orderId });
  expect(await save({ content: newCase(lead), correctsOrderId: orderId })).toMatchObject({
    status: 409,
    body: { code: 'cannot-correct', detail: `Order ${draft.orderId} corrects it.` },
  });
});

test('an order has one correction draft, even with concurrent requests', async () => {
  const orderId = await rejected();
  const drafts = await Promise.all(
    ['nora.marlow@example.com', 'theo.finch@example.com', 'priya.raman@example.com'].map((as) =>
      save({ content: newCase(lead), correctsOrderId: orderId, idempotencyKey: randomUUID() }, as),
    ),
  );
  expect(new Set(drafts.map(({ body }) => body.orderId)).size).toBe(1);
  const [first] = drafts;
  const saved = await save({ ...first?.body, content: newCase(lead, { contactEmail: 'a@example.com' }) });
  expect(saved.body).toMatchObject({ version: 2, correctsOrderId: orderId });
  // A repeated request returns the edited draft.
  const again = await save({ content: newCase(lead), correctsOrderId: orderId });
  expect(again.body).toMatchObject({ version: 2, content: { contactEmail: 'a@example.com' } });
});

test('an order needs attention again when its correction is cancelled, and a correction can be corrected', async () => {
  const orderId = await rejected();
  const cancelled = await submit(newCase(lead), orderId);
  // A filing can't be cancelled on its way to the court.
  opened.sandbox.clock.offset += 3000;
  await opened.sandbox.dueWork.run();
  const { filings } = await order(cancelled);
  await post('/Filings/CancelFilings', { orderId: cancelled, filingIds: filings.map(({ filingId }) => filingId) });
  expect(await isWaiting(orderId)).toBe(true);
  expect((await order(orderId)).correctedBy).toBeUndefined();

  const second = await rejected(newCase(lead), orderId);
  expect(await isWaiting(orderId)).toBe(false);
  expect(await isWaiting(second)).toBe(true);
  const third = await submit(newCase(lead), second);
  expect(await isWaiting(second)).toBe(false);
  expect(await order(second)).toMatchObject({ correctsOrderId: orderId, correctedBy: { orderId: third } });
});

test('accepted orders, other firms’ orders and other services’ orders can’t be corrected', async () => {
  const accepted = await submit(newCase(lead));
  await decide(accepted, { decision: 'accept' });
  expect((await save({ content: newCase(lead), correctsOrderId: accepted })).body).toMatchObject({
    code: 'cannot-correct',
    detail: 'Only a rejected or returned filing can be resubmitted.',
  });
  const orderId = await rejected();
  const theirs = await save({ content: newCase(lead), correctsOrderId: orderId }, 'june.ashgrove@example.com');
  expect(theirs.status).toBe(404);
  const { caseTitle, ...content } = { ...newCase(lead), caseTitle: 'Ortega v. Lakeshore Holdings LLC' };
  const intoCase = { ...content, caseTitle, isNonIndexedCase: true, filingPartyIds: [] };
  expect((await post('/Drafts/Existing-Case', { content: intoCase, correctsOrderId: orderId })).body).toMatchObject({
    code: 'cannot-correct',
  });
});

test('a credit hold leaves corrections: they belong to what is under way', async () => {
  const orderId = await rejected();
  const { db } = opened.sandbox;
  await db.update(clients).set({ creditHold: true }).where(eq(clients.clientId, 1));
  await submit(newCase(lead), orderId);
  await db.update(clients).set({ creditHold: false }).where(eq(clients.clientId, 1));
  expect(await isWaiting(orderId)).toBe(false);
});
