import { and, eq, gt, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';

const firmTwo = 'june.ashgrove@example.com';
const opened = testSandbox();
let all: (typeof orders.$inferSelect)[];
beforeAll(async () => {
  all = await opened.sandbox.db.select().from(orders).where(eq(orders.clientId, 1));
});

async function get<T>(path: string, as?: string): Promise<T> {
  const response = await opened.call(`/filing${path}`, { as });
  expect(response.status).toBe(200);
  return response.json();
}
const statusOf = async (path: string, as?: string) => (await opened.call(`/filing${path}`, { as })).status;

describe('the filing list', () => {
  test('has a row per filing, by default for the last thirty days', async () => {
    const now = opened.sandbox.clock.now().getTime();
    const rows = await get<{ filingId: string; submittedTimestamp: string }[]>('/FilingList/FilingList');
    const since = new Date(now - 30 * 86_400_000);
    const recent = await opened.sandbox.db
      .select({ filingId: filings.filingId })
      .from(filings)
      .innerJoin(orders, eq(orders.orderId, filings.orderId))
      // Deliveries and services aren't court filings.
      .innerJoin(envelopes, eq(envelopes.orderId, filings.orderId))
      .where(and(eq(orders.clientId, 1), gt(orders.dateOrdered, since)));
    expect(rows.map(({ filingId }) => filingId)).toEqual(
      expect.arrayContaining(recent.map(({ filingId }) => filingId)),
    );
    const times = rows.map(({ submittedTimestamp }) => submittedTimestamp);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await get('/FilingList/FilingList?ClientReference=00015-Ortega', firmTwo)).toEqual([]);
  });

  test('names each filing’s lead document, and the number of its documents', async () => {
    const rows =
      await get<{ filingId: string; leadDocumentTitle?: string; documentCount: number }[]>('/FilingList/FilingList');
    const documents = await opened.sandbox.db.select().from(filingDocuments);
    for (const { filingId, leadDocumentTitle, documentCount } of rows) {
      const ofFiling = documents.filter((document) => document.filingId === filingId);
      expect(documentCount).toBe(ofFiling.length);
      expect(leadDocumentTitle).toBe(ofFiling.find(({ kind }) => kind === 'lead')?.description);
    }
    expect(rows.some(({ documentCount }) => documentCount > 1)).toBe(true);
  });

  test('rejects a range of more than a year, or one that ends before it starts', async () => {
    expect(await statusOf('/FilingList/FilingList?StartDate=2025-01-01&EndDate=2026-01-02')).toBe(200);
    expect(await statusOf('/FilingList/FilingList?StartDate=2025-01-01&EndDate=2026-01-03')).toBe(400);
    expect(await statusOf('/FilingList/FilingList?StartDate=2026-01-02&EndDate=2026-01-01')).toBe(400);
    expect(await statusOf('/FilingList/FilingList?EndDate=0000-01-01')).toBe(200);
  });

  test('from the providers leaves out filings made here unless requested', async () => {
    expect(await get('/FilingList/FilingListHistory')).toEqual([]);
    const query = '?IncludeITKFilings=true&IncludeEnvelopeWithoutCaseNumber=true';
    expect(await get(`/FilingList/FilingListHistory${query}`)).toEqual(await get('/FilingList/FilingList'));
  });
});

describe('mappings', () => {
  test('show the number of items for each', async () => {
    const found = await get<{ mappingId: string; orderCount: number; draftCount: number }[]>('/Mappings');
    const ids = new Set(found.map(({ mappingId }) => mappingId));
    expect(all.filter(({ mappingId }) => mappingId !== null && !ids.has(mappingId))).toEqual([]);
    for (const { mappingId, orderCount, draftCount } of found) {
      const tied = all.filter((row) => row.mappingId === mappingId);
      expect(draftCount).toBe(tied.filter(({ status }) => status === 'draft').length);
      expect(orderCount + draftCount).toBe(tied.length);
    }
  });

  test('list their uploaded files and the orders that used them', async () => {
    const mappingId = '00000000-0000-4000-8000-000000000001';
    const body = new FormData();
    body.set('FileUploadOptions', JSON.stringify({ purpose: 'filing', mappingId }));
    body.set('Files', new File([await somePdf()], 'Affidavit.pdf'));
    const [file] = await (
      await opened.call('/billing/services/us-platform/FileManager/local', { method: 'POST', body })
    ).json();
    const attached = await get<{ fileId: string; usedInOrderIds: number[] }[]>(`/Mappings/${mappingId}/Attachments`);
    expect(attached).toMatchObject([{ fileId: file.fileId, addedBy: { name: 'Nora Marlow' }, usedInOrderIds: [] }]);
    expect(await statusOf(`/Mappings/${mappingId}/Attachments`, firmTwo)).toBe(404);
  });

  async function somePdf() {
    const [row] = await opened.sandbox.db
      .select({ fileId: filingDocuments.fileId })
      .from(filingDocuments)
      .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
      .where(
        inArray(
          filings.orderId,
          all.map(({ orderId }) => orderId),
        ),
      )
      .limit(1);
    const url = encodeURIComponent(`/files/${row?.fileId}`);
    const response = await opened.call(`/filing/Tyler/IL/Filings/DownloadDocumentAttachment?DocumentUrl=${url}`);
    return response.arrayBuffer();
  }
});
