import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaint, newCase, uploadPdf } from '../../../tests/new-case.ts';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { matterExpenses, matterFiles } from '../../db/schema/matter-records.ts';
import type { FilingDocument, FilingEntry } from '../../generated/filing/schemas.ts';
import { checkLedger } from '../../services/billing/rules/check-ledger.testing.ts';
import { endConnection, keepConnection } from '../../services/integration/connections.ts';
import { pushStep } from '../../services/integration/matter-pushes.ts';
import { changeHealth, type HealthStatus } from '../../services/integration/system-health.ts';
import { decideFiling } from '../clerk.ts';
import { DueWork, type Step } from '../due-work.ts';
import { simulatorSteps } from '../index.ts';

const nora = { userId: 1, integrationName: 'clio' } as const;
const ortega = { mappingId: '00000000-0000-4000-8000-000000000001', matterReference: '1503201' };

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});
afterEach(async () => {
  const { db, clock } = opened.sandbox;
  clock.offset = 0;
  await changeHealth(db, 'clio', 'healthy');
});

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await opened.call(path, { body, headers });
  return { status: response.status, body: await response.json() };
}

/** Submits filings in the matter. Returns the order number and filing IDs. */
async function submit(...filings: Partial<FilingEntry>[]) {
  const content = newCase(lead, { filings: filings.map((differing) => complaint(lead, differing)) });
  const draft = await call('/filing/Tyler/IL/Drafts/New-Case', { content, mappingId: ortega.mappingId });
  const { orderId, version } = draft.body;
  const headers = { 'Idempotency-Key': randomUUID() };
  const { body } = await call('/filing/Tyler/IL/Filings/New-Case', { orderId, version, content }, headers);
  return { orderId: Number(orderId), filingIds: body.filingIds.map(String), filingId: String(body.filingIds[0]) };
}

const decide = (filingId: string, decision: 'accept' | 'reject', reason?: string) =>
  decideFiling(opened.sandbox.db, opened.sandbox.clock, filingId, { decision, reason });

/** Advances the clock by some minutes. */
async function wait(minutes: number) {
  opened.sandbox.clock.offset += minutes * 60_000;
  await opened.sandbox.dueWork.run();
}

/** Advances the clock by some minutes, changing the system's health before the items with these numbers. */
async function waitWhileSending(minutes: number, health: Record<number, HealthStatus>) {
  const { db, clock } = opened.sandbox;
  let sent = 0;
  const send: Step = async (tx, payload, now) => {
    sent += 1;
    const status = health[sent];
    if (status) await changeHealth(tx, 'clio', status);
    const step = simulatorSteps.get(pushStep);
    if (typeof step === 'function') await step(tx, payload, now);
  };
  clock.offset += minutes * 60_000;
  await new DueWork(db, clock, new Map(simulatorSteps).set(pushStep, send)).run();
}

interface Item {
  kind: string;
  name: string;
  status: string;
  reason?: string;
  arrivedAt?: string;
  nextTryAt?: string;
}

const itemsOf = async (orderId: number): Promise<Item[]> =>
  (await call(`/filing/Order/${orderId}`)).body.matterSync?.items ?? [];
const statusesOf = async (orderId: number) => [...new Set((await itemsOf(orderId)).map(({ status }) => status))];

const arrivedFiles = async (filingId: string) => {
  const { db } = opened.sandbox;
  const [folder] = await db
    .select()
    .from(matterFiles)
    .where(eq(matterFiles.reference, `filing-${filingId}`));
  if (!folder) return [];
  return db.select().from(matterFiles).where(eq(matterFiles.parentId, folder.fileId));
};
const arrivedExpenses = (orderId: number) =>
  opened.sandbox.db
    .select()
    .from(matterExpenses)
    .where(and(eq(matterExpenses.clientId, 1)))
    .then((rows) => rows.filter(({ reference }) => reference.startsWith(`order-${orderId}-`)));

describe('a decided filing', () => {
  test('accepted: the matter has its stamped documents and fees, in the chosen category', async () => {
    const category = { profileSettingType: 5, name: 'DefaultExpenseCategory', value: '20103', partyId: 90001 };
    await opened.call('/platform/v1/ProfileSettings', { method: 'PUT', body: category });
    const { orderId, filingId } = await submit({});
    await decide(filingId, 'accept');
    await wait(1);
    expect(await statusesOf(orderId)).toEqual(['arrived']);
    expect(await arrivedFiles(filingId)).toMatchObject([{ name: 'complaint.pdf', matterReference: '1503201' }]);
    const expenses = await arrivedExpenses(orderId);
    expect(new Set(expenses.map(({ expenseCategoryId }) => expenseCategoryId))).toEqual(new Set(['20103']));
    expect(expenses.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(29_118);
    const taken = await opened.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId));
    expect(new Set(taken.map(({ integrationStatus }) => integrationStatus))).toEqual(new Set(['synced']));
  });

  test('rejected: the matter has the reason and no fee', async () => {
    const { orderId, filingId } = await submit({});
    await decide(filingId, 'reject', 'Wrong county.');
    await wait(1);
    expect(await itemsOf(orderId)).toMatchObject([{ kind: 'rejection', status: 'arrived' }]);
    const [note] = await arrivedFiles(filingId);
    expect(new TextDecoder().decode(note?.content ?? undefined)).toContain('Wrong county.');
    expect(await arrivedExpenses(orderId)).toEqual([]);
  });
});

describe('failed items', () => {
  test('50 documents and 50 fees arrive exactly once, although the system fails while they are sent', async () => {
    const attachments: FilingDocument[] = [];
    for (let number = 1; number <= 48; number += 1)
      attachments.push(await uploadPdf(opened.sandbox.db, { fileName: `exhibit-${number}.pdf`, component: '552' }));
    const { orderId, filingIds } = await submit(
      { attachments: attachments.slice(0, 24) },
      { attachments: attachments.slice(24) },
    );
    const { db } = opened.sandbox;
    const [pattern] = await db.select().from(charges).where(eq(charges.orderId, orderId));
    if (!pattern) throw new Error('The order has no charge.');
    const { feeId: _, ...charge } = pattern;
    // The court charges four fees; the rest are added.
    await db
      .insert(charges)
      .values(Array.from({ length: 46 }, () => ({ ...charge, reason: 'Mail Service', status: 'billable' as const })));
    for (const filingId of filingIds) await decide(filingId, 'accept');
    const said = async () => (await itemsOf(orderId)).filter(({ status }) => status === 'arrived').length;
    const kept = async () => ({
      files: (await Promise.all(filingIds.map(arrivedFiles))).flat(),
      expenses: await arrivedExpenses(orderId),
    });

    // First come one filing's documents and most fees, then the other filing's documents and the last fees. After 15
    // documents the responses to 20 items are lost, though the system stores them; then it goes down.
    await waitWhileSending(1, { 16: 'degraded', 36: 'down' });
    expect(await itemsOf(orderId)).toHaveLength(100);
    expect(await said()).toBe(15);
    expect((await kept()).files).toHaveLength(25);
    expect((await kept()).expenses).toHaveLength(10);
    expect((await itemsOf(orderId)).at(-1)).toMatchObject({ status: 'waiting', reason: 'Clio isn’t responding.' });

    // It recovers for 30 items, loses 40 more responses, and goes down again.
    await waitWhileSending(5, { 1: 'healthy', 31: 'degraded', 71: 'down' });
    expect(await said()).toBe(45);
    expect((await kept()).files).toHaveLength(39);
    expect((await kept()).expenses).toHaveLength(46);

    await waitWhileSending(120, { 1: 'healthy' });
    expect(await said()).toBe(100);
    const { files, expenses } = await kept();
    expect(files).toHaveLength(50);
    expect(new Set(files.map(({ reference }) => reference)).size).toBe(50);
    expect(files.filter(({ version }) => version > 1)).toEqual([]);
    expect(expenses).toHaveLength(50);
    expect(new Set(expenses.map(({ reference }) => reference)).size).toBe(50);
  });

  test('are retried once a revoked connection is renewed', async () => {
    const { db, clock } = opened.sandbox;
    const { orderId, filingId } = await submit({});
    await endConnection(db, nora);
    await decide(filingId, 'accept');
    await wait(1);
    expect((await itemsOf(orderId))[0]).toMatchObject({
      status: 'waiting',
      reason: 'The connection to Clio has ended. Reconnect to continue.',
    });
    const search = { matterSyncFailed: true, top: 5, skip: 0 };
    expect((await call('/billing/services/us-platform/Order/Search', search)).body).toMatchObject({ total: 1 });
    await keepConnection(db, clock, nora);
    expect(await statusesOf(orderId)).toEqual(['arrived']);
    expect(await arrivedFiles(filingId)).toHaveLength(1);
  });

  test('are sent on request, within the firm only', async () => {
    const path = `/integration/v1/mappings/${ortega.mappingId}/integrate`;
    const integrate = (as: string) => opened.call(path, { method: 'POST', as });
    expect((await integrate('june.ashgrove@example.com')).status).toBe(404);
    expect((await integrate('nora.marlow@example.com')).status).toBe(200);
  });
});

describe('a fee that changes after it was sent', () => {
  /** An accepted order whose fees have arrived, with its first charge. */
  async function sent() {
    const { orderId, filingId } = await submit({});
    await decide(filingId, 'accept');
    await wait(1);
    const [charge] = await opened.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId));
    if (!charge) throw new Error('The order has no charge.');
    return charge;
  }
  const correct = (feeId: number, amount: number) =>
    opened.sandbox.fetch(
      new Request(`${testOrigin}/sandbox/api/charges/${feeId}`, { method: 'POST', body: JSON.stringify({ amount }) }),
    );
  const expenseOf = async (feeId: number) => {
    const found = await opened.sandbox.db.select().from(matterExpenses).where(eq(matterExpenses.feeId, feeId));
    expect(found).toHaveLength(1);
    return found[0];
  };
  const itemOf = async (orderId: number, name: string): Promise<Item | undefined> =>
    (await itemsOf(orderId)).find((item) => item.kind === 'fee' && item.name === name);

  test('is corrected under the same ID, once, also when answers are lost', async () => {
    const { orderId, feeId, description, amountCents } = await sent();
    const before = await expenseOf(feeId);
    expect((await correct(feeId, amountCents / 100 + 1.5)).status).toBe(200);
    expect(await itemOf(orderId, description)).toMatchObject({
      status: 'waiting',
      expense: { amount: amountCents / 100, charged: amountCents / 100 + 1.5, billed: false },
    });
    await waitWhileSending(1, { 1: 'degraded' });
    await waitWhileSending(5, { 1: 'healthy' });
    expect(await expenseOf(feeId)).toMatchObject({ expenseId: before?.expenseId, priceCents: amountCents + 150 });
    expect(await itemOf(orderId, description)).toMatchObject({ status: 'arrived' });
    const wrong = await checkLedger(opened.sandbox.db, 1);
    expect(wrong.filter((line) => line.startsWith(`order ${orderId}:`))).toEqual([]);
  });

  test('stays as billed: the page says what is left to bill', async () => {
    const { orderId, feeId, description, amountCents } = await sent();
    await opened.sandbox.db.update(matterExpenses).set({ billed: true }).where(eq(matterExpenses.feeId, feeId));
    await correct(feeId, amountCents / 100 + 2);
    await wait(1);
    expect(await expenseOf(feeId)).toMatchObject({ billed: true, priceCents: amountCents });
    expect(await itemOf(orderId, description)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/^Clio has billed this expense at \$.* bill or credit the rest there\.$/),
      expense: { billed: true },
    });
  });

  test('stays as the firm changed it, and is done once the firm corrects it', async () => {
    const { orderId, feeId, description, amountCents } = await sent();
    const expense = await expenseOf(feeId);
    await opened.sandbox.db.update(matterExpenses).set({ priceCents: 100 }).where(eq(matterExpenses.feeId, feeId));
    await correct(feeId, amountCents / 100 + 2);
    await wait(1);
    expect(await expenseOf(feeId)).toMatchObject({ priceCents: 100 });
    expect(await itemOf(orderId, description)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('Someone changed this expense in Clio to $1.00.'),
    });
    await opened.call(`/integration/v1/integrations/clio/fee/${expense?.expenseId}`, {
      method: 'PATCH',
      body: { price: amountCents / 100 + 2 },
    });
    expect(await itemOf(orderId, description)).toMatchObject({ status: 'arrived' });
  });

  test('is sent as it then is, when it had not arrived', async () => {
    const { db } = opened.sandbox;
    const { orderId, filingId } = await submit({});
    await changeHealth(db, 'clio', 'down');
    await decide(filingId, 'accept');
    await wait(1);
    const [charge] = await db.select().from(charges).where(eq(charges.orderId, orderId));
    await correct(charge?.feeId ?? 0, 12.34);
    await changeHealth(db, 'clio', 'healthy');
    await wait(5);
    expect(await expenseOf(charge?.feeId ?? 0)).toMatchObject({ priceCents: 1234 });
  });

  test('changes no charge that is on an invoice, and none that isn’t there', async () => {
    const { feeId } = await sent();
    await opened.sandbox.db.update(charges).set({ invoiceNumber: 'X-1' }).where(eq(charges.feeId, feeId));
    expect((await correct(feeId, 5)).status).toBe(409);
    await opened.sandbox.db.update(charges).set({ invoiceNumber: null }).where(eq(charges.feeId, feeId));
    expect((await correct(999_999_999, 5)).status).toBe(404);
    expect((await correct(feeId, -5)).status).toBe(400);
  });
});

test('a system that takes no more calls is left alone as long as it asks', async () => {
  const { db, clock } = opened.sandbox;
  const { orderId, filingId } = await submit({});
  await changeHealth(db, 'clio', 'limited');
  await decide(filingId, 'accept');
  await wait(1);
  const [item] = await itemsOf(orderId);
  expect(item).toMatchObject({ status: 'waiting', reason: 'Clio takes no more calls for now.' });
  expect(Date.parse(item?.nextTryAt ?? '') - clock.now().getTime()).toBeGreaterThan(60_000);
  const answer = await opened.call('/integration/v1/integrations/clio/matters/1503201/people');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
  await changeHealth(db, 'clio', 'healthy');
  await wait(3);
  expect(await statusesOf(orderId)).toEqual(['arrived']);
});
