import { and, eq, gt, lt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { stampedCopies } from '../../db/schema/stamped-copies.ts';
import { safeFileName, UniqueNames } from '../../documents/file-names.ts';
import { keepContent } from '../workspace/stamped-copies/keep-content.ts';

const firmTwo = 'june.ashgrove@example.com';
const missing = '00000000-0000-4000-8000-000000000000';
const opened = testSandbox();

/** A document filed by firm 1 in Illinois, with or without an expired stamped copy. */
async function filed(isExpired: boolean) {
  const { db, clock } = opened.sandbox;
  const [row] = await db
    .select({ documentId: filingDocuments.documentId, name: filingDocuments.name, orderId: filings.orderId })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(
      and(
        eq(orders.clientId, 1),
        eq(orders.state, 'IL'),
        (isExpired ? lt : gt)(filingDocuments.stampedExpiresAt, clock.now()),
      ),
    )
    .limit(1);
  if (!row) throw new Error('The demo has no such document.');
  return row;
}

/** An archive's files: names and contents. Entries are stored uncompressed. */
async function unzip(response: Response): Promise<Map<string, string>> {
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.byteLength).toBe(Number(response.headers.get('content-length')));
  const found = new Map<string, string>();
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1)) {
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const offset = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    found.set(name, bytes.toString('latin1', start, start + size));
  }
  return found;
}

const download = (
  documentUrl: string,
  { state = 'IL', as, more = '' }: { state?: string; as?: string; more?: string } = {},
) =>
  opened.call(
    `/filing/Tyler/${state}/Filings/DownloadDocumentAttachment?DocumentUrl=${encodeURIComponent(documentUrl)}${more}`,
    { as },
  );
const pack = (body: object, as?: string, state = 'IL') => opened.call(`/filing/Order/documents/${state}`, { body, as });
const problemOf = async (response: Response) => ({ status: response.status, code: (await response.json()).code });

describe('a document', () => {
  test('is available as filed and as stamped', async () => {
    const { documentId, name } = await filed(false);
    const original = await download(`/documents/${documentId}/original`);
    const stamped = await download(`/documents/${documentId}/stamped`, { more: '&FileName=..%2FMy%20copy.pdf' });
    expect(original.headers.get('content-type')).toBe('application/pdf');
    expect(original.headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(stamped.headers.get('content-disposition')).toContain('filename="_My copy.pdf"');
    const bytes = [await original.text(), await stamped.text()];
    expect(bytes[0]).toMatch(/^%PDF-/);
    expect(bytes[0]).not.toBe(bytes[1]);
  });

  test('with an expired stamped copy is available only as filed', async () => {
    const { documentId } = await filed(true);
    expect(await problemOf(await download(`/documents/${documentId}/stamped`))).toEqual({
      status: 404,
      code: 'document-expired',
    });
    expect((await download(`/documents/${documentId}/original`)).status).toBe(200);
  });

  test('is available only to its firm and in its state', async () => {
    const { documentId } = await filed(false);
    const url = `/documents/${documentId}/original`;
    expect((await download(url, { as: firmTwo })).status).toBe(404);
    expect((await download(url, { state: 'TX' })).status).toBe(404);
    expect((await download('/files/demo-2-pleading-original')).status).toBe(404);
    expect((await download('/files/demo-1-pleading-original')).status).toBe(200);
  });

  test.each(['http://example.com/a.pdf', '/documents/x', '/files/../secret', 'file:///etc/passwd'])(
    'is never fetched from %s',
    async (url) => {
      expect(await problemOf(await download(url))).toEqual({ status: 400, code: 'unknown-document-url' });
    },
  );

  test('has metadata without a download', async () => {
    const { documentId } = await filed(true);
    const describe = async (url: string, as?: string) =>
      opened.call(`/filing/Documents/metadata?url=${encodeURIComponent(url)}`, { as });
    expect(await (await describe(`/documents/${documentId}/stamped`)).json()).toMatchObject({
      isAvailable: false,
      isPdf: true,
      isEncrypted: false,
      hasXfaForm: false,
      pageCount: expect.any(Number),
    });
    expect((await describe(`/documents/${documentId}/stamped`, firmTwo)).status).toBe(404);
    expect((await describe('https://example.com/')).status).toBe(400);
  });
});

describe('an archive of orders', () => {
  test('has a folder per order with every copy, and lists expired copies', async () => {
    const { orderId } = await filed(true);
    const other = await filed(false);
    // Nothing was kept of it.
    await opened.sandbox.db
      .update(stampedCopies)
      .set({ sha256: null, keptAt: null })
      .where(eq(stampedCopies.orderId, orderId));
    const found = await unzip(await pack({ orderIds: [orderId, other.orderId] }));
    const folders = new Set([...found.keys()].map((name) => name.split('/')[0]));
    expect(folders.size).toBe(3);
    expect([...folders]).toContainEqual(expect.stringMatching(new RegExp(`^${orderId} `)));
    expect(found.get('Expired stamped copies.txt')).toContain(`${orderId} `);
    const names = [...found.keys()].filter((name) => name.startsWith(String(other.orderId)));
    expect(names.some((name) => name.endsWith(' - stamped.pdf'))).toBe(true);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) expect(found.get(name)).toMatch(/^%PDF-/);
  });

  test('holds the copy that the archive kept where the court’s link has expired', async () => {
    const { db, clock } = opened.sandbox;
    const { orderId, documentId, name } = await filed(true);
    const kept = '%PDF-1.7 kept by the archive';
    await db.transaction(async (tx) => {
      const sha256 = await keepContent(tx, 1, Buffer.from(kept));
      const now = clock.now();
      await tx
        .insert(stampedCopies)
        .values({ documentId, clientId: 1, orderId, acceptedAt: now, expiresAt: now, sha256, keptAt: now })
        .onConflictDoUpdate({ target: stampedCopies.documentId, set: { sha256, keptAt: now } });
    });
    const some = await opened.call('/filing/Tyler/IL/Filings/DownloadDocumentsAsZip', {
      body: { orderId, documentIds: [documentId] },
    });
    expect([...(await unzip(some))]).toEqual([[name, kept]]);
    const all = await unzip(await pack({ orderIds: [orderId] }));
    expect([...all.values()]).toContain(kept);
    expect(all.get('Expired stamped copies.txt') ?? '').not.toContain(`/${name}`);
  });

  test('may hold one copy of each document', async () => {
    const { orderId } = await filed(false);
    const original = await unzip(await pack({ orderIds: [orderId], copies: 'original' }));
    const stamped = await unzip(await pack({ orderIds: [orderId], copies: 'stamped' }));
    expect([...stamped.keys()]).toEqual([...original.keys()]);
    expect([...stamped.values()]).not.toEqual([...original.values()]);
  });

  test('is rejected as a whole if one order is another firm’s or state’s', async () => {
    const { orderId } = await filed(false);
    expect((await pack({ orderIds: [orderId] }, firmTwo)).status).toBe(404);
    expect((await pack({ orderIds: [orderId] }, undefined, 'TX')).status).toBe(404);
    expect((await pack({ orderIds: [orderId, 2_147_483_647] })).status).toBe(404);
  });
});

describe('an archive of documents', () => {
  const packSome = (body: object) => opened.call('/filing/Tyler/IL/Filings/DownloadDocumentsAsZip', { body });

  test('holds the chosen documents, or all', async () => {
    const { orderId, documentId, name } = await filed(false);
    expect([...(await unzip(await packSome({ orderId, documentIds: [documentId] }))).keys()]).toEqual([name]);
    expect((await unzip(await packSome({ orderId }))).size).toBeGreaterThan(0);
    expect((await packSome({ orderId, documentIds: [documentId, missing] })).status).toBe(404);
  });
});

describe('names', () => {
  test.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['Motion: "final"?.pdf', 'Motion_ _final__.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['  . .', 'document'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test('are unique', () => {
    const names = new UniqueNames();
    expect(['Brief.pdf', 'brief.PDF', 'Brief.pdf'].map((name) => names.take(name))).toEqual([
      'Brief.pdf',
      'brief (2).PDF',
      'Brief (3).pdf',
    ]);
  });
});
