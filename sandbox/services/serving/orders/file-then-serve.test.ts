/** File, then serve: an order that waits for the clerk's decision about the filing that opens its case. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCase, uploadPdf } from '../../../../tests/new-case.ts';
import { stopBilling, testOrigin, testSandbox } from '../../../../tests/sandbox.ts';
import { charges } from '../../../db/schema/charges.ts';
import { sentMails } from '../../../db/schema/filing-logins.ts';
import type { FilingDocument } from '../../../generated/filing/schemas.ts';
import type { ServingContent } from '../../../generated/serving/schemas.ts';

const backend = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(backend.sandbox.db);
});
beforeEach(() => stopBilling(backend.sandbox));

const key = () => ({ 'Idempotency-Key': randomUUID() });

async function call(path: string, options: Parameters<typeof backend.call>[1] = {}) {
  const answer = await backend.call(path, options);
  return { status: answer.status, body: await answer.json() };
}

/** The filing's order; a draft unless it is submitted. */
async function filing(isSubmitted = true): Promise<number> {
  const content = newCase(lead);
  const { body } = await call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
  const { orderId, version } = body;
  if (isSubmitted) {
    const submission = { body: { orderId, version, content }, headers: key() };
    expect((await call('/filing/Tyler/IL/Filings/New-Case', submission)).status).toBe(200);
  }
  return orderId;
}

async function decide(orderId: number, decision: Record<string, unknown>): Promise<void> {
  const { body } = await call(`/filing/Order/${orderId}`);
  for (const { filingId } of body.filings) {
    const request = new Request(`${testOrigin}/sandbox/api/filings/${filingId}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: testOrigin },
      body: JSON.stringify(decision),
    });
    expect((await backend.sandbox.fetch(request)).status).toBe(200);
  }
}

const contentAfter = (afterFilingOrderId: number): ServingContent => ({
  ...{ state: 'IL', mode: 'serve-only', afterFilingOrderId, documents: [], notifyEmails: [] },
  case: { kind: 'court-case', courtName: 'Lakemoor County', caseTitle: 'Ortega v. Lakeshore', caseType: 'general' },
  jobs: [
    {
      jobId: randomUUID(),
      recipient: { kind: 'business', organizationName: 'Lakeshore Holdings LLC' },
      addresses: [
        {
          ...{ addressId: randomUUID(), label: 'work', street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago' },
          ...{ state: 'IL', zip: '60601' },
        },
      ],
      level: 'standard',
      extras: { notarizedProof: false, skipTrace: false },
    },
  ],
});

async function placeAfter(filingOrderId: number): Promise<number> {
  const content = contentAfter(filingOrderId);
  const draft = await call('/serving/v1/drafts', { body: { idempotencyKey: randomUUID(), content } });
  const { orderId, version } = draft.body;
  const quote = await call('/serving/v1/quotes', { body: { orderId, content } });
  expect(quote.status, JSON.stringify(quote.body)).toBe(200);
  const placed = await call('/serving/v1/orders', {
    ...{ body: { orderId, version, quoteId: quote.body.quoteId }, headers: key() },
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  expect(placed.body.jobs[0]).toMatchObject({ jobStatus: 'on-hold', holdReason: 'court-acceptance' });
  return orderId;
}

const serving = async (orderId: number) => (await call(`/serving/v1/orders/${orderId}`)).body;

/** Half an hour passes, and what is due is done. */
async function wait(): Promise<void> {
  backend.sandbox.clock.offset += 31 * 60_000;
  await backend.sandbox.dueWork.run();
}

const subjectsOf = async (orderId: number) =>
  (await backend.sandbox.db.select().from(sentMails))
    .filter(({ body }) => body.includes(`Order ${orderId}`))
    .map(({ subject }) => subject);

describe('service ordered with a filing', () => {
  test('takes the stamped papers and the case number, and waits to be released', async () => {
    const filingOrderId = await filing();
    const orderId = await placeAfter(filingOrderId);
    await decide(filingOrderId, { decision: 'accept' });
    await wait();
    expect(await subjectsOf(orderId)).toEqual(['Lakeshore Holdings LLC: release the papers']);
    const order = await serving(orderId);
    const { body: filed } = await call(`/filing/Order/${filingOrderId}`);
    expect(order.case).toMatchObject({ caseNumber: filed.caseNumber, caseTrackingId: filed.caseTrackingId });
    expect(order.documents).toHaveLength(1);
    expect(order.documents[0].fileId).not.toBe(lead.fileId);
    expect(order.jobs[0]).toMatchObject({ jobStatus: 'on-hold', holdReason: 'papers', needsYou: true });
    // Time alone releases nothing.
    await wait();
    expect((await serving(orderId)).jobs[0].holdReason).toBe('papers');
    const { version, documents } = await serving(orderId);
    const released = await call(`/serving/v1/orders/${orderId}/release`, { body: { version, documents } });
    expect(released.body.jobs[0]).toMatchObject({ jobStatus: 'dispatched' });
  });

  test('is cancelled with nothing charged if the filing is refused', async () => {
    const filingOrderId = await filing();
    const orderId = await placeAfter(filingOrderId);
    await decide(filingOrderId, { decision: 'reject', reason: 'Missing signature', comment: 'Not signed.' });
    await wait();
    expect(await serving(orderId)).toMatchObject({ status: 'cancelled', total: 0 });
    const { db } = backend.sandbox;
    expect(await db.select().from(charges).where(eq(charges.orderId, orderId))).toEqual([]);
    expect(await subjectsOf(orderId)).toEqual(['Lakeshore Holdings LLC: not served']);
  });

  test('needs a submitted filing of the firm that the clerk has not refused', async () => {
    const refused = await filing();
    await decide(refused, { decision: 'reject', reason: 'Missing signature', comment: 'Not signed.' });
    for (const [filingOrderId, text] of [
      [await filing(false), /^Submit filing/],
      [refused, /^The clerk refused/],
      [999_999, /is no filing of the firm/],
    ] as const) {
      const { status, body } = await call('/serving/v1/quotes', { body: { content: contentAfter(filingOrderId) } });
      expect([status, body.code]).toEqual([422, 'content-invalid']);
      expect(body.errors['content.afterFilingOrderId'][0]).toMatch(text);
    }
  });
});
