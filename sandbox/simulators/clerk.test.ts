import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaint, newCase, uploadPdf } from '../../tests/new-case.ts';
import { testSandbox } from '../../tests/sandbox.ts';
import { charges } from '../db/schema/charges.ts';
import { files } from '../db/schema/files.ts';
import { filingDocuments } from '../db/schema/filings.ts';
import { orders } from '../db/schema/orders.ts';
import type { FilingDocument, FilingEntry } from '../generated/filing/schemas.ts';
import { formatCaseNumber } from '../providers/open-case.ts';
import { keepCopy } from '../services/billing/stored-files.ts';
import { decideFiling, listPendingFilings, wishedDecision } from './clerk.ts';

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await opened.call(`/filing${path}`, { body, headers });
  return { status: response.status, body: await response.json() };
}

/** Submits filings that open a case. */
async function submit(...filings: Partial<FilingEntry>[]) {
  const content = newCase(lead, { filings: filings.map((differing) => complaint(lead, differing)) });
  const draft = await call('/Tyler/IL/Drafts/New-Case', { content });
  const { orderId, version } = draft.body;
  const headers = { 'Idempotency-Key': randomUUID() };
  const { body } = await call('/Tyler/IL/Filings/New-Case', { orderId, version, content }, headers);
  return body;
}

/** Advances the clock by some seconds. */
async function wait(seconds: number) {
  opened.sandbox.clock.offset += seconds * 1000;
  await opened.sandbox.dueWork.run();
}

const detailOf = async (orderId: number) => (await call(`/Order/${orderId}`)).body;
const chargesOf = (orderId: number) =>
  opened.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId)).orderBy(charges.feeId);

describe('the clerk', () => {
  test('receives, reviews and accepts a filing', async () => {
    const { orderId, caseId } = await submit({ courtesyCopyEmails: ['copy@example.com'] });
    const statuses: string[] = [];
    for (const seconds of [1, 2, 10, 20]) {
      await wait(seconds);
      statuses.push((await detailOf(orderId)).statusText);
    }
    expect(statuses).toEqual(['Submitting', 'Submitted', 'Under review', 'Accepted']);
    const detail = await detailOf(orderId);
    expect(detail).toMatchObject({
      status: 'accepted',
      caseTrackingId: caseId,
      caseNumber: expect.stringMatching(/^\d{4}-CV-\d{6}$/),
      payment: { capturedAmount: 291.18 },
      filings: [{ acceptedAt: expect.any(String), recipients: [{ email: 'copy@example.com', statusCode: 'sent' }] }],
    });
    expect(detail.statusHistory.map((entry: { status: string }) => entry.status)).toEqual([
      'accepted',
      'under-review',
      'submitted',
      'submitting',
    ]);
    expect((await chargesOf(orderId)).map(({ status }) => status)).toEqual(['billable', 'billable', 'billable']);
    const found = await call(`/Tyler/IL/Filings/Existing-Case?courtCode=lakemoor:cv1&caseTrackingId=${caseId}`);
    expect(found.body).toMatchObject({
      caseTitle: 'Ortega v. Lakeshore Holdings LLC',
      caseType: { code: '70111' },
      parties: [
        { name: 'Elena R Ortega', roleName: 'Plaintiff', attorneys: ['Nora Marlow'] },
        { kind: 'organization' },
      ],
      filings: [{ filingStatus: 'accepted' }],
    });
    const ofCase = await call(`/Tyler/IL/Filings/CaseDetail/${orderId}`);
    expect(ofCase.body).toMatchObject({ filerType: { name: 'Attorney' }, judge: expect.any(String) });
  });

  test('stamps a copy of every document, valid for 90 days', async () => {
    const { orderId } = await submit({});
    await wait(40);
    const { documents } = (await detailOf(orderId)).filings[0];
    const [{ documentId, stampedUrl, stampedExpiresAt }] = documents;
    const [row] = await opened.sandbox.db
      .select()
      .from(filingDocuments)
      .where(eq(filingDocuments.documentId, documentId));
    expect(row?.stampedFileId).not.toBe(row?.fileId);
    expect(Date.parse(stampedExpiresAt) - opened.sandbox.clock.now().getTime()).toBeGreaterThan(89 * 86_400_000);
    const address = `/filing/Tyler/IL/Filings/DownloadDocumentAttachment?DocumentUrl=${encodeURIComponent(stampedUrl)}`;
    const stamped = new Uint8Array(await (await opened.call(address)).arrayBuffer());
    expect((await PDFDocument.load(stamped)).getPageCount()).toBe(1);
    expect(stamped.byteLength).toBeGreaterThan(lead.sizeBytes);
  });

  test.each(['recognition', 'compression'] as const)('stamps a copy made by %s', async (madeBy) => {
    const { db, clock } = opened.sandbox;
    const [upload] = await db.select().from(files).where(eq(files.fileId, lead.fileId));
    if (!upload) throw new Error('The upload does not exist.');
    const { fileId, sizeBytes } = await keepCopy(db, upload, madeBy, upload.content, clock.now());
    const { orderId } = await submit({ leadDocument: { ...lead, fileId, sizeBytes } });
    await wait(40);
    const detail = await detailOf(orderId);
    expect(detail).toMatchObject({
      status: 'accepted',
      filings: [{ documents: [{ stampedUrl: expect.any(String) }] }],
    });
  });

  test('rejects for the reason in the description, without a charge', async () => {
    const { orderId } = await submit({ description: 'reject: Wrong county' });
    await wait(40);
    const detail = await detailOf(orderId);
    expect(detail).toMatchObject({
      status: 'rejected',
      filings: [{ rejectReason: { text: 'Wrong county' }, reviewerComments: expect.stringContaining('Wrong county') }],
      payment: { authorizedAmount: 291.18, capturedAmount: 0, transactionAmount: 0 },
    });
    expect(detail.caseNumber).toBeUndefined();
    expect(await chargesOf(orderId)).toEqual([]);
    const [order] = await opened.sandbox.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.needsAttention).toBe(true);
    const breakdown = await call(`/Tyler/IL/Fees/${orderId}/FeeBreakdown`);
    expect(breakdown.body).toMatchObject({ stage: 'released', feesCalculationAmount: 0 });
  });

  test('accepts one filing and returns the other: only the accepted one is charged', async () => {
    const { orderId } = await submit({ description: 'return: No signature' }, {});
    await wait(40);
    const detail = await detailOf(orderId);
    expect(detail).toMatchObject({ status: 'partially-rejected', statusText: 'Partially rejected' });
    expect(detail.filings.map((each: { status: string }) => each.status)).toEqual(['returned', 'accepted']);
    const rows = await chargesOf(orderId);
    expect(rows.map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [26_800, 'billable'],
      [1500, 'billable'],
      [818, 'billable'],
    ]);
    expect(rows.map(({ filingId }) => filingId)).toEqual([
      detail.filings[1].filingId,
      detail.filings[1].filingId,
      null,
    ]);
  });

  test('decides on request, once', async () => {
    const { filingIds, orderId } = await submit({});
    const { db, clock } = opened.sandbox;
    const [filingId] = filingIds;
    const pending = await listPendingFilings(db);
    expect(pending.find((each) => each.filingId === filingId)).toMatchObject({
      orderId,
      firmName: 'Marlow & Finch LLP',
    });
    await decideFiling(db, clock, filingId, { decision: 'reject', reason: 'Not today', comment: 'Come back' });
    await expect(decideFiling(db, clock, filingId, { decision: 'accept' })).rejects.toMatchObject({ status: 409 });
    await expect(decideFiling(db, clock, 'unknown', { decision: 'accept' })).rejects.toMatchObject({ status: 404 });
    await wait(60);
    expect(await detailOf(orderId)).toMatchObject({
      status: 'rejected',
      filings: [{ reviewerComments: 'Come back', rejectReason: { text: 'Not today' } }],
    });
  });
});

describe('cancelling', () => {
  const cancel = (orderId: number, filingIds: string[]) =>
    call('/Tyler/IL/Filings/CancelFilings', { orderId, filingIds, reason: 'Filed by mistake' });

  test('before review releases the fees, and can be repeated', async () => {
    const { orderId, filingIds } = await submit({});
    await wait(3);
    const cancelled = { status: 200, body: { orderStatus: 'cancelled', results: [{ isCancelled: true }] } };
    expect(await cancel(orderId, filingIds)).toMatchObject(cancelled);
    expect(await cancel(orderId, filingIds)).toMatchObject(cancelled);
    await wait(60);
    expect(await detailOf(orderId)).toMatchObject({ status: 'cancelled', payment: { capturedAmount: 0 } });
    expect(await chargesOf(orderId)).toEqual([]);
  });

  test('is rejected during review, and for another order’s filing', async () => {
    const { orderId, filingIds } = await submit({});
    await wait(13);
    expect(await cancel(orderId, filingIds)).toMatchObject({
      status: 409,
      body: { code: 'cannot-cancel', detail: 'The court is reviewing the filing.' },
    });
    expect((await cancel(orderId, ['unknown'])).status).toBe(404);
    expect((await cancel(2147483647, filingIds)).status).toBe(404);
  });

  test('is rejected for a draft, and allowed for a returned filing', async () => {
    const draft = await call('/Tyler/IL/Drafts/New-Case', { content: newCase(lead) });
    expect((await cancel(draft.body.orderId, ['x'])).body.code).toBe('cannot-cancel');
    const { orderId, filingIds } = await submit({ description: 'return: No signature' });
    await wait(40);
    expect((await cancel(orderId, filingIds)).body).toMatchObject({ orderStatus: 'cancelled' });
    const actions = await call('/Tyler/IL/Filings/GetDetailActions', { orderIds: [orderId, 2147483647] });
    expect(actions.body).toMatchObject([{ orderId, actions: [{ action: 'cancel', isAllowed: false }, {}, {}, {}] }]);
  });
});

test('a filing of a provider without rules of its own is decided, too', async () => {
  const pending = await listPendingFilings(opened.sandbox.db);
  const rows = await opened.sandbox.db.select().from(orders).where(eq(orders.state, 'CA'));
  const filing = pending.find(({ orderId }) => rows.some((order) => order.orderId === orderId));
  if (!filing) throw new Error('The demo has no undecided filing in California.');
  await decideFiling(opened.sandbox.db, opened.sandbox.clock, filing.filingId, { decision: 'accept' });
  const left = await listPendingFilings(opened.sandbox.db);
  expect(left.map(({ filingId }) => filingId)).not.toContain(filing.filingId);
});

test.each([
  ['Complaint', undefined],
  ['Motion to reject: the answer', undefined],
  ['reject: Wrong county', { decision: 'reject', reason: ' Wrong county' }],
  [' Return:', { decision: 'return', reason: '' }],
])('"%s" requests a decision from the clerk', (description, decision) => {
  expect(wishedDecision(description)).toEqual(decision);
});

test('case numbers follow the state’s format', () => {
  expect(formatCaseNumber('IL', 2026, 'CV', 1752)).toBe('2026-CV-001752');
  expect(formatCaseNumber('TX', 2026, 'DR', 1752)).toBe('DR-26-01752');
  expect(formatCaseNumber('GA', 2005, 'CV', 1)).toBe('05-CV-000001');
});
