/** Uploads for a matter, until an order uses them. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { servingOrders } from '../../db/schema/serving.ts';
import type { StoredFile } from '../../generated/billing/schemas.ts';
import type { ServingDocument } from '../../generated/serving/schemas.ts';
import type { MatterDocument } from '../../generated/workspace/schemas.ts';

const backend = testSandbox();
const matter = '00015-Ortega';
const mappingId = '00000000-0000-4000-8000-000000000001';
const manager = '/billing/services/us-platform/FileManager';

async function upload(name: string): Promise<StoredFile> {
  const document = await PDFDocument.create();
  document.addPage().drawText(name);
  document.context.register(document.context.stream(new Uint8Array(20_000)));
  const body = new FormData();
  body.set('FileUploadOptions', JSON.stringify({ purpose: 'filing', mappingId }));
  body.append('Files', new File([new Uint8Array(await document.save())], name));
  const [stored] = await (await backend.call(`${manager}/local`, { body })).json();
  return stored;
}

async function uploads(as?: string): Promise<MatterDocument[]> {
  const response = await backend.call(`/workspace/v1/matter-documents?clientReference=${matter}`, { as });
  const documents: MatterDocument[] = await response.json();
  return documents.filter(({ kind }) => kind === 'upload');
}

const named = async (name: string) => (await uploads()).filter((document) => document.name === name);

test('an upload is listed with its copies, by its name of now, for the firm alone', async () => {
  const { fileId, url } = await upload('Loose.pdf');
  expect(await named('Loose.pdf')).toMatchObject([{ id: `upload-${fileId}`, fileId, documentUrl: url }]);
  const [{ file }] = await (
    await backend.call(`${manager}/compress`, { method: 'PUT', body: { fileIds: [fileId] } })
  ).json();
  expect(file.fileId).not.toBe(fileId);
  await backend.call(`${manager}/rename`, { method: 'PUT', body: { fileId, name: 'Exhibit 7.pdf' } });
  expect(await named('Exhibit 7.pdf')).toMatchObject([{ fileId }]);
  expect((await uploads()).find((document) => document.fileId === file.fileId)).toMatchObject({
    madeBy: 'compression',
  });
  expect(await uploads('june.ashgrove@example.com')).toEqual([]);
});

test('a filed upload is listed as filed alone, also when a copy of it was filed', async () => {
  const { db } = backend.sandbox;
  const [filed] = await db
    .select({ document: filingDocuments })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(and(eq(orders.clientId, 1), eq(orders.clientReference, matter)))
    .limit(1);
  if (!filed) throw new Error('The demo has no filing of the matter.');
  const { fileId } = await upload('To be filed.pdf');
  const [{ file }] = await (
    await backend.call(`${manager}/compress`, { method: 'PUT', body: { fileIds: [fileId] } })
  ).json();
  expect((await named('To be filed.pdf')).length).toBe(2);
  await db
    .update(filingDocuments)
    .set({ fileId: file.fileId })
    .where(eq(filingDocuments.documentId, filed.document.documentId));
  expect(await named('To be filed.pdf')).toEqual([]);
  const refused = await backend.call(`${manager}/rename`, {
    method: 'PUT',
    body: { fileId: file.fileId, name: 'Later.pdf' },
  });
  expect(refused.status).toBe(409);
});

test('an upload in a draft has the draft’s name and no file to change; one in an order of serving isn’t listed', async () => {
  const { db } = backend.sandbox;
  const { fileId, sizeBytes, url, sha256 } = await upload('Stored name.pdf');
  const all = await db
    .select({ orderId: drafts.orderId, content: drafts.content })
    .from(drafts)
    .innerJoin(orders, eq(orders.orderId, drafts.orderId))
    .where(and(eq(orders.clientId, 1), eq(orders.status, 'draft')));
  const draft = all.find(({ content }) => content.filings.length > 0);
  const [entry] = draft?.content.filings ?? [];
  if (!draft || !entry) throw new Error('The demo has no draft with a filing.');
  await db.update(orders).set({ clientReference: matter }).where(eq(orders.orderId, draft.orderId));
  const leadDocument = {
    ...{ id: randomUUID(), fileId, fileName: 'Name in the draft.pdf', sizeBytes, pageCount: 1, sha256, url },
  };
  const content = { ...draft.content, filings: [{ ...entry, leadDocument, attachments: [] }] };
  await db.update(drafts).set({ content }).where(eq(drafts.orderId, draft.orderId));
  const [listed, ...others] = await named('Name in the draft.pdf');
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ orderId: draft.orderId, documentUrl: url });
  expect(listed).not.toHaveProperty('fileId');
  expect(await named('Stored name.pdf')).toEqual([]);

  const paper = await upload('Paper to serve.pdf');
  expect(await named('Paper to serve.pdf')).toHaveLength(1);
  const isServing = and(eq(orders.clientId, 1), eq(orders.service, 'ProcessServing'));
  const [serving] = await db.select().from(orders).where(isServing).limit(1);
  if (!serving) throw new Error('The demo has no order of process serving.');
  await db.update(orders).set({ clientReference: matter }).where(eq(orders.orderId, serving.orderId));
  const document: ServingDocument = {
    ...{ documentId: randomUUID(), fileId: paper.fileId, fileName: paper.name, title: 'Summons' },
    ...{ kind: 'summons', pageCount: 1, sizeBytes: paper.sizeBytes },
  };
  await db.insert(servingOrders).values({
    ...{ orderId: serving.orderId, clientId: 1 },
    mode: 'serve-only',
    case: { kind: 'notice', caseType: 'other' },
    ...{ documents: [document], notifyEmails: [], quoteId: randomUUID(), idempotencyKey: randomUUID() },
  });
  expect(await named('Paper to serve.pdf')).toEqual([]);
  expect(await db.select().from(files).where(eq(files.fileId, paper.fileId))).toHaveLength(1);
});
