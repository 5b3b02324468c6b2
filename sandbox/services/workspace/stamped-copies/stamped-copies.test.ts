/** The archive of stamped copies: fetched on acceptance, kept after the court's link, found by the text inside. */
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { complaint, newCase, uploadPdf } from '../../../../tests/new-case.ts';
import { testSandbox } from '../../../../tests/sandbox.ts';
import { files } from '../../../db/schema/files.ts';
import { filingDocuments } from '../../../db/schema/filings.ts';
import { stampedCopies } from '../../../db/schema/stamped-copies.ts';
import type { FilingDocument } from '../../../generated/filing/schemas.ts';
import type { StampedCopy, StampedCopyPage } from '../../../generated/workspace/schemas.ts';
import { changeLinks } from './court-links.ts';

const opened = testSandbox();
const otherFirm = 'june.ashgrove@example.com';
const day = 86_400_000;
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
});
afterEach(async () => {
  opened.sandbox.clock.offset = 0;
  await changeLinks(opened.sandbox.db, 'up');
});

async function advance(milliseconds: number) {
  opened.sandbox.clock.offset += milliseconds;
  await opened.sandbox.dueWork.run();
}

/** Submits a filing. */
async function submit(): Promise<number> {
  const content = newCase(lead, { filings: [complaint(lead)] });
  const draft = await (await opened.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } })).json();
  const placed = await opened.call('/filing/Tyler/IL/Filings/New-Case', {
    body: { orderId: draft.orderId, version: draft.version, content },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return (await placed.json()).orderId;
}

/** The only copy of an order that the clerk accepts. */
async function accepted(): Promise<StampedCopy> {
  const orderId = await submit();
  for (const seconds of [3, 10, 20, 0]) await advance(seconds * 1000);
  return copyOf(orderId);
}

async function search(body: object, as?: string): Promise<StampedCopyPage> {
  const response = await opened.call('/workspace/v1/stamped-copies/search', {
    body: { top: 50, skip: 0, ...body },
    as,
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

async function copyOf(orderId: number): Promise<StampedCopy> {
  const { items } = await search({ searchText: String(orderId) });
  const [copy] = items.filter((each) => each.orderId === orderId);
  return copy ?? expect.unreachable(`Order ${orderId} has no copy.`);
}

const content = (documentId: string, as?: string) =>
  opened.call(`/workspace/v1/stamped-copies/${documentId}/content`, { as });
const fetchAgain = (documentId: string, as?: string) =>
  opened.call(`/workspace/v1/stamped-copies/${documentId}/fetch`, { method: 'POST', as });
const hashOf = async (response: Response) =>
  createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');

/** Ends the life of a copy's link at a time: months on the clock would put the firm on credit hold. */
async function endLink(documentId: string, at: Date) {
  const { db } = opened.sandbox;
  await db.update(stampedCopies).set({ expiresAt: at }).where(eq(stampedCopies.documentId, documentId));
  await db.update(filingDocuments).set({ stampedExpiresAt: at }).where(eq(filingDocuments.documentId, documentId));
}

/** Tells what the court has behind the link. */
async function courtFile(documentId: string) {
  const [row] = await opened.sandbox.db
    .select({ file: files })
    .from(filingDocuments)
    .innerJoin(files, eq(files.fileId, filingDocuments.stampedFileId))
    .where(eq(filingDocuments.documentId, documentId));
  return row?.file ?? expect.unreachable('The court has no copy.');
}

test('a copy is fetched when the clerk accepts, and outlives the court’s link', async () => {
  const copy = await accepted();
  const stamped = await courtFile(copy.documentId);
  expect(copy).toMatchObject({ status: 'kept', sha256: stamped.sha256, sizeBytes: stamped.sizeBytes, pageCount: 1 });
  await endLink(copy.documentId, opened.sandbox.clock.now());
  await opened.sandbox.db.delete(files).where(eq(files.fileId, stamped.fileId));
  const later = await copyOf(copy.orderId);
  expect(later).toMatchObject({ status: 'kept', sha256: copy.sha256 });
  const response = await content(copy.documentId);
  expect(response.headers.get('content-disposition')).toContain('complaint.pdf');
  expect(await hashOf(response)).toBe(copy.sha256);
  const refused = await fetchAgain(copy.documentId);
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'link-expired']);
});

test('a copy is found by the text inside, with its place, and by case, matter and order', async () => {
  const copy = await accepted();
  const found = await search({
    searchText: '"Circuit Court of Lakemoor" filed',
    clientReference: copy.clientReference,
  });
  const hit = found.items.find(({ documentId }) => documentId === copy.documentId);
  const words = hit?.passage?.matches.map(([start, end]) => hit.passage?.text.slice(start, end));
  expect(words).toEqual(expect.arrayContaining(['Circuit', 'Lakemoor', 'FILED']));
  expect((await search({ searchText: 'Lakemoor -circuit' })).items.every(({ passage }) => !passage)).toBe(true);
  for (const searchText of [String(copy.orderId), copy.caseNumber ?? '', 'complaint.pdf lakeshore'])
    expect((await search({ searchText })).items.map(({ documentId }) => documentId)).toContain(copy.documentId);
  expect((await search({ searchText: 'zebra crossing' })).total).toBe(0);
  expect(
    (await search({ courtNames: [copy.courtName] })).items.every((each) => each.courtName === copy.courtName),
  ).toBe(true);
});

test('a court that doesn’t answer is asked again, until its link expires', async () => {
  await changeLinks(opened.sandbox.db, 'down');
  const copy = await accepted();
  expect(copy).toMatchObject({ status: 'missing', failure: 'The court isn’t responding.' });
  const refused = await fetchAgain(copy.documentId);
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'court-down']);
  expect((await content(copy.documentId)).status).toBe(404);
  await changeLinks(opened.sandbox.db, 'up');
  await advance(2 * day);
  expect(await copyOf(copy.orderId)).toMatchObject({ status: 'kept' });

  await changeLinks(opened.sandbox.db, 'down');
  const lost = await accepted();
  await endLink(lost.documentId, new Date(opened.sandbox.clock.now().getTime() + 60_000));
  await advance(120_000);
  await changeLinks(opened.sandbox.db, 'up');
  await advance(2 * day);
  expect(await copyOf(lost.orderId)).toMatchObject({ status: 'gone' });
  expect((await search({ statuses: ['gone'] })).items.map(({ orderId }) => orderId)).toContain(lost.orderId);
  expect((await search({ statuses: ['missing'] })).items.map(({ orderId }) => orderId)).not.toContain(lost.orderId);
});

test('fetching again compares: the same bytes are checked, others are kept beside the earlier hash', async () => {
  const copy = await accepted();
  await advance(day);
  const same: StampedCopy = await (await fetchAgain(copy.documentId)).json();
  expect(same).toMatchObject({ sha256: copy.sha256, keptAt: copy.keptAt });
  expect(same.checkedAt).not.toBe(copy.checkedAt);
  const { fileId, content: bytes } = await courtFile(copy.documentId);
  const other = new Uint8Array([...bytes, 10]);
  await opened.sandbox.db.update(files).set({ content: other }).where(eq(files.fileId, fileId));
  const changed: StampedCopy = await (await fetchAgain(copy.documentId)).json();
  expect(changed).toMatchObject({ earlierSha256: copy.sha256 });
  expect(await hashOf(await content(copy.documentId))).toBe(changed.sha256);
});

test('pages are in the order asked for and never overlap; another firm and a prospect find nothing', async () => {
  const all = await search({ top: 200 });
  expect(all.total).toBeGreaterThan(60);
  const paged: string[] = [];
  for (let skip = 0; skip < Math.min(all.total, 200); skip += 50)
    paged.push(...(await search({ top: 50, skip })).items.map(({ documentId }) => documentId));
  expect(paged.slice(0, 200)).toEqual(all.items.map(({ documentId }) => documentId));
  expect(all.items.map(({ acceptedAt }) => acceptedAt)).toEqual(
    all.items
      .map(({ acceptedAt }) => acceptedAt)
      .sort()
      .reverse(),
  );
  const [copy] = all.items;
  const id = copy?.documentId ?? '';
  expect((await search({ top: 200 }, otherFirm)).items.filter((each) => each.documentId === id)).toEqual([]);
  expect((await content(id, otherFirm)).status).toBe(404);
  expect((await fetchAgain(id, otherFirm)).status).toBe(404);
  expect((await search({}, 'prospect@example.com')).total).toBe(0);
});
