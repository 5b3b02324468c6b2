import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts, newCase, uploadPdf } from '../../../../tests/new-case.ts';
import { testSandbox } from '../../../../tests/sandbox.ts';
import { charges } from '../../../db/schema/charges.ts';
import { envelopes } from '../../../db/schema/envelopes.ts';
import { orders } from '../../../db/schema/orders.ts';
import { clients } from '../../../db/schema/platform.ts';
import type { FilingDocument, NewCaseContent } from '../../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await opened.call(`/filing/Tyler/IL${path}`, { body, headers });
  return { status: response.status, body: await response.json() };
}

const submit = (body: Record<string, unknown>, key: string = randomUUID()) =>
  post('/Filings/New-Case', body, { 'Idempotency-Key': key });

/** A saved draft and a function that submits it. */
async function draftOf(content: NewCaseContent) {
  const { body } = await post('/Drafts/New-Case', { content });
  return { orderId: body.orderId, version: body.version, content };
}

async function envelopeCount(orderId: number) {
  const { db } = opened.sandbox;
  const [row] = await db.select({ count: count() }).from(envelopes).where(eq(envelopes.orderId, orderId));
  return row?.count;
}

describe('a submission', () => {
  test('creates an envelope, filings and charges from the draft', async () => {
    const draft = await draftOf(newCase(lead));
    const quote = await post('/Fees/New-Case', { orderId: draft.orderId, content: draft.content });
    expect(quote.body).toMatchObject({ feesCalculationAmount: 291.18, isWaived: false });
    const { status, body } = await submit({ ...draft, quoteId: quote.body.quoteId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orderId: draft.orderId,
      caseTitle: 'Ortega v. Lakeshore Holdings LLC',
      courtName: 'Lakemoor County - Circuit Court - Civil',
      filingIds: [expect.any(String)],
    });
    const { db } = opened.sandbox;
    const [order] = await db.select().from(orders).where(eq(orders.orderId, draft.orderId));
    expect(order).toMatchObject({
      status: 'in-progress',
      statusText: 'Submitting',
      totalAmountCents: 29_118,
      version: 2,
    });
    const rows = await db.select().from(charges).where(eq(charges.orderId, draft.orderId)).orderBy(charges.feeId);
    expect(
      rows.map(({ reason, category, amountCents, status: stage }) => [reason, category, amountCents, stage]),
    ).toEqual([
      ['Case Initiation Fee', 'court-fee', 26_800, 'not-yet-charged'],
      ['Filing Fee', 'court-fee', 1500, 'not-yet-charged'],
      ['Convenience Fee', 'convenience-fee', 818, 'not-yet-charged'],
    ]);
    const detail = await opened.call(`/filing/Tyler/IL/Filings/New-Case/${draft.orderId}`);
    expect(await detail.json()).toMatchObject({ envelopeId: body.envelopeId, content: draft.content });
  });

  test('repeated returns the same response: by key, by version, and ten times at once', async () => {
    const draft = await draftOf(newCase(lead));
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => submit(draft, index % 2 === 0 ? key : randomUUID())),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await submit({ ...draft, version: 7, content: newCase(lead) }, key)).toEqual(answers[0]);
    expect(await submit(draft)).toEqual(answers[0]);
    expect(await envelopeCount(draft.orderId)).toBe(1);
    expect(await submit({ ...draft, version: 2 })).toMatchObject({ status: 409, body: { code: 'draft-submitted' } });
  });

  test('with another order’s key is rejected, even when concurrent', async () => {
    const [first, second] = [await draftOf(newCase(lead)), await draftOf(newCase(lead))];
    const key = randomUUID();
    const answers = await Promise.all([submit(first, key), submit(second, key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('idempotency-key-reused');
  });

  test('of an older version is rejected with the saved version', async () => {
    const draft = await draftOf(newCase(lead));
    await post('/Drafts/New-Case', { ...draft, content: newCase(lead, { amountInControversy: 1 }) });
    expect(await submit(draft)).toMatchObject({
      status: 409,
      body: { code: 'draft-version-conflict', current: { version: 2, savedBy: { userId: 1 } } },
    });
  });

  test('is not available to other firms and flows', async () => {
    const draft = await draftOf(newCase(lead));
    const other = await opened.call('/filing/Tyler/IL/Filings/New-Case', {
      body: draft,
      headers: { 'Idempotency-Key': randomUUID() },
      as: 'june.ashgrove@example.com',
    });
    expect(other.status).toBe(404);
    const content = { ...draft.content, isNonIndexedCase: true, filingPartyIds: [] };
    const crossed = await post('/Filings/Existing-Case', { ...draft, content }, { 'Idempotency-Key': randomUUID() });
    expect(crossed.status).toBe(404);
  });
});

describe('a credit hold', () => {
  const hold = (creditHold: boolean) =>
    opened.sandbox.db.update(clients).set({ creditHold }).where(eq(clients.clientId, 1));
  afterEach(() => hold(false));

  test('refuses new filings, and keeps their drafts', async () => {
    const content = newCase(lead);
    const draft = await draftOf(content);
    await hold(true);
    expect(await submit(draft)).toMatchObject({
      status: 403,
      body: {
        code: 'credit-hold',
        detail: 'Your account is on credit hold: no orders can be placed. See what is due or make a payment.',
      },
    });
    const changed = newCase(lead, { amountInControversy: 9000 });
    const saved = await post('/Drafts/New-Case', { ...draft, content: changed });
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await envelopeCount(draft.orderId)).toBe(0);
    await hold(false);
    expect((await submit({ ...draft, version: 2, content: changed })).status).toBe(200);
  });

  test('answers a submission from before it as before', async () => {
    const draft = await draftOf(newCase(lead));
    const first = await submit(draft);
    await hold(true);
    expect(await submit(draft)).toEqual(first);
  });
});

describe('a payment', () => {
  test.each([
    ['that is declined', accounts.declined, 402, 'card-declined'],
    ['with an expired card', accounts.expired, 422, 'card-expired'],
  ])('%s keeps the draft', async (_, paymentAccountId, status, code) => {
    const draft = await draftOf(newCase(lead, { paymentAccountId }));
    expect(await submit(draft)).toMatchObject({ status, body: { code } });
    expect(await envelopeCount(draft.orderId)).toBe(0);
    const found = await opened.call(`/filing/Tyler/IL/Drafts/New-Case/${draft.orderId}`);
    expect(found.status).toBe(200);
    expect((await submit({ ...draft, content: { ...draft.content, paymentAccountId: accounts.bank } })).status).toBe(
      200,
    );
  });

  test('by waiver charges nothing', async () => {
    const draft = await draftOf(newCase(lead, { paymentAccountId: accounts.waiver }));
    expect((await submit(draft)).status).toBe(200);
    const { db } = opened.sandbox;
    expect(await db.select().from(charges).where(eq(charges.orderId, draft.orderId))).toEqual([]);
    const breakdown = await opened.call(`/filing/Tyler/IL/Fees/${draft.orderId}/FeeBreakdown`);
    expect(await breakdown.json()).toMatchObject({ stage: 'authorized', isWaived: true, feesCalculationAmount: 0 });
  });

  test('above the quoted amount, or after the quote expired, is rejected', async () => {
    const draft = await draftOf(newCase(lead));
    const { body: quote } = await post('/Fees/New-Case', { content: draft.content });
    const stale = { status: 409, body: { code: 'quote-stale' } };
    const dearer = { ...draft, content: { ...draft.content, paymentAccountId: accounts.bank } };
    expect(await submit({ ...dearer, quoteId: quote.quoteId })).toMatchObject(stale);
    expect(await submit({ ...draft, quoteId: 'unknown' })).toMatchObject(stale);
    opened.sandbox.clock.offset = 31 * 60_000;
    expect(await submit({ ...draft, quoteId: quote.quoteId })).toMatchObject(stale);
    opened.sandbox.clock.offset = 0;
    expect((await submit({ ...draft, quoteId: quote.quoteId })).status).toBe(200);
  });
});
