import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readPdfPages } from '../../../tests/pdf-pages.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { stampedCopies } from '../../db/schema/stamped-copies.ts';
import type { DownloadableFile } from '../../generated/billing/schemas.ts';
import { FeeBreakdown } from '../../generated/filing/schemas.ts';
import { keepContent } from '../workspace/stamped-copies/keep-content.ts';

const opened = testSandbox();
const list = (body: object, as?: string) =>
  opened.call('/billing/services/us-platform/FileManager/downloadable-files', { body, as });
const download = (fileId: string, as?: string) =>
  opened.call(`/filing/Tyler/IL/Filings/DownloadDocumentAttachment?DocumentUrl=/files/${fileId}`, { as });

/** An order of the first firm that a court captured, with a stamped copy that is still kept. */
async function capturedOrder() {
  const { db, clock } = opened.sandbox;
  const [found] = await db
    .select({ order: orders })
    .from(charges)
    .innerJoin(orders, eq(orders.orderId, charges.orderId))
    .innerJoin(filings, eq(filings.orderId, orders.orderId))
    .innerJoin(filingDocuments, eq(filingDocuments.filingId, filings.filingId))
    .where(
      and(
        eq(charges.clientId, 1),
        eq(charges.settlement, 'court'),
        eq(charges.status, 'billable'),
        gt(filingDocuments.stampedExpiresAt, clock.now()),
      ),
    )
    .limit(1);
  if (!found) throw new Error('The demo has no such order.');
  return found.order;
}

test('an order has its receipt, its stamped copies and its documents as filed, each of which downloads', async () => {
  const { orderId } = await capturedOrder();
  const files: DownloadableFile[] = await (await list({ orderIds: [orderId] })).json();
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['receipt', 'stamped', 'original']));
  for (const { fileId, sizeBytes } of files) {
    const bytes = await (await download(fileId)).arrayBuffer();
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    if (sizeBytes !== undefined) expect(bytes.byteLength).toBe(sizeBytes);
  }
  const stamped: DownloadableFile[] = await (await list({ orderIds: [orderId], kinds: ['stamped'] })).json();
  expect(stamped).toEqual(files.filter(({ kind }) => kind === 'stamped'));
});

test('what a service returned is listed once, a proof of service as an affidavit', async () => {
  const { db } = opened.sandbox;
  const { orderId } = await capturedOrder();
  const [template] = await db
    .select({ document: filingDocuments })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(eq(filings.orderId, orderId))
    .limit(1);
  if (!template) expect.unreachable('The order has no document.');
  const { document } = template;
  const before: DownloadableFile[] = await (await list({ orderIds: [orderId] })).json();
  const returned = { ...document, stampedFileId: document.fileId, stampedExpiresAt: null };
  const added = [
    { ...returned, documentId: randomUUID(), name: 'proof.pdf', documentTypeName: 'Proof of service' },
    { ...returned, documentId: randomUUID(), name: 'transcript.pdf', documentTypeName: 'Transcript' },
  ];
  await db.insert(filingDocuments).values(added);
  try {
    const files: DownloadableFile[] = await (await list({ orderIds: [orderId] })).json();
    const names = new Set(before.map(({ name }) => name));
    expect(files.filter(({ name }) => !names.has(name)).map(({ name, kind }) => [name, kind])).toEqual([
      ['proof.pdf', 'affidavit'],
      ['transcript.pdf', 'original'],
    ]);
  } finally {
    const ids = added.map(({ documentId }) => documentId);
    await db.delete(filingDocuments).where(inArray(filingDocuments.documentId, ids));
  }
});

test('a stamped copy whose link has expired is what the archive kept of it, and left out where it kept nothing', async () => {
  const { db, clock } = opened.sandbox;
  const { orderId } = await capturedOrder();
  const stampedOf = async (): Promise<DownloadableFile[]> =>
    (await list({ orderIds: [orderId], kinds: ['stamped'] })).json();
  const before = await stampedOf();
  expect(before.length).toBeGreaterThan(0);
  const ofOrder = eq(filings.orderId, orderId);
  const documents = await db
    .select({
      documentId: filingDocuments.documentId,
      name: filingDocuments.name,
      expiresAt: filingDocuments.stampedExpiresAt,
    })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .where(and(ofOrder, isNotNull(filingDocuments.stampedFileId)));
  const ids = documents.map(({ documentId }) => documentId);
  const now = clock.now();
  await db.update(filingDocuments).set({ stampedExpiresAt: now }).where(inArray(filingDocuments.documentId, ids));
  await db.delete(stampedCopies).where(inArray(stampedCopies.documentId, ids));
  try {
    expect(await stampedOf()).toEqual([]);
    const kept = '%PDF-1.7 kept by the archive';
    const [first] = documents;
    if (!first) expect.unreachable('The order has no stamped copy.');
    await db.transaction(async (tx) => {
      const sha256 = await keepContent(tx, 1, Buffer.from(kept));
      const { documentId } = first;
      await tx
        .insert(stampedCopies)
        .values({ documentId, clientId: 1, orderId, acceptedAt: now, expiresAt: now, sha256, keptAt: now });
    });
    const [listed, ...others] = await stampedOf();
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ orderId, name: first.name, kind: 'stamped', sizeBytes: kept.length });
    expect(listed).not.toHaveProperty('expiresAt');
    const response = await download(listed?.fileId ?? '');
    expect(response.headers.get('content-disposition')).toContain(first.name);
    expect(await response.text()).toBe(kept);
    expect((await download(listed?.fileId ?? '', 'june.ashgrove@example.com')).status).toBe(404);
  } finally {
    for (const { documentId, expiresAt } of documents)
      await db
        .update(filingDocuments)
        .set({ stampedExpiresAt: expiresAt })
        .where(eq(filingDocuments.documentId, documentId));
  }
});

test('a court capture has a receipt with its charges, as on the statement', async () => {
  const { orderId, caseNumber, envelopeId } = await capturedOrder();
  const [receipt] = await (await list({ orderIds: [orderId], kinds: ['receipt'] })).json();
  const response = await download(receipt.fileId);
  expect(response.headers.get('content-disposition')).toContain(`Receipt for envelope ${envelopeId}.pdf`);
  const pages = await readPdfPages(await response.arrayBuffer());
  const factOf = (name: string) => pages[0]?.find(([first]) => first === name)?.[1];
  expect(factOf('Case')).toContain(caseNumber);
  const cents = (text = '') => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  const rows = pages.flat().filter(([day]) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''));
  expect(rows.reduce((sum, row) => sum + cents(row.at(-1)), 0)).toBe(cents(factOf('Total')));
  const breakdown = FeeBreakdown.parse(
    await (await opened.call(`/filing/Order/fee-breakdown?orderId=${orderId}`)).json(),
  );
  for (const { description, amount } of breakdown.cardCharges) {
    const ofLine = rows.filter((row) => row.at(-2) === description);
    expect(ofLine.reduce((sum, row) => sum + cents(row.at(-1)), 0)).toBe(Math.round(amount * 100));
  }
});

test('another firm gets neither the list nor the receipt, and an order without a capture has none', async () => {
  const { orderId } = await capturedOrder();
  const other = 'june.ashgrove@example.com';
  expect((await list({ orderIds: [orderId] }, other)).status).toBe(404);
  expect((await download(`court-receipt-${orderId}`, other)).status).toBe(404);
  const [draft] = await opened.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), eq(orders.status, 'draft')))
    .limit(1);
  const files: DownloadableFile[] = await (await list({ orderIds: [draft?.orderId] })).json();
  expect(files.filter(({ kind }) => kind !== 'original')).toEqual([]);
  for (const fileId of [`court-receipt-${draft?.orderId}`, 'court-receipt-9999999999'])
    expect((await download(fileId)).status).toBe(404);
});
