import { and, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readPdfPages } from '../../../tests/pdf-pages.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { DownloadableFile } from '../../generated/billing/schemas.ts';
import { FeeBreakdown } from '../../generated/filing/schemas.ts';

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
