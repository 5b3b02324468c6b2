import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { matterFiles } from '../../db/schema/matter-records.ts';

const opened = testSandbox();
const june = 'june.ashgrove@example.com';
const manager = '/billing/services/us-platform/FileManager';
const documents = `${manager}/integrated-documents`;

async function call(path: string, { body, as }: { body?: unknown; as?: string } = {}) {
  const response = await opened.call(path, { body, ...(as ? { as } : {}) });
  return { status: response.status, body: await response.json() };
}

interface Item {
  documentId: string;
  name: string;
  isFolder: boolean;
}

test('a matter is listed by any of its names; the pages of a changing folder skip and repeat nothing', async () => {
  const byReference = await call(`${documents}?RetailerReference=1503201`);
  expect(byReference.body.items.map(({ name }: Item) => name)).toEqual([
    ...['Correspondence', 'Discovery', 'Pleadings', 'Engagement letter.pdf', 'Fee agreement.pdf'],
  ]);
  const mappingId = '00000000-0000-4000-8000-000000000001';
  expect((await call(`${documents}?MappingId=${mappingId}`)).body).toEqual(byReference.body);
  expect((await call(`${documents}?ClientReference=00015-Ortega`)).body).toEqual(byReference.body);

  const folder = byReference.body.items[0].documentId;
  const file = (name: string) => ({
    ...{ fileId: `new-${name}`, clientId: 1, matterReference: '1503201', parentId: folder, name, isFolder: false },
    ...{ contentType: 'application/pdf', createdAt: new Date(0), updatedAt: new Date(0) },
  });
  const names = Array.from({ length: 120 }, (_, index) => `Memo ${String(index).padStart(3, '0')}.pdf`);
  await opened.sandbox.db.insert(matterFiles).values(names.map(file));
  const inFolder = `${documents}?RetailerReference=1503201&FolderId=${folder}`;
  const seen: string[] = [];
  let token = '';
  do {
    const page = await call(token ? `${inFolder}&NextPageToken=${token}` : inFolder);
    seen.push(...page.body.items.map(({ name }: Item) => name));
    // Someone adds documents before the place that was reached.
    await opened.sandbox.db.insert(matterFiles).values(file(`Added ${seen.length}.pdf`));
    token = page.body.nextPageToken ?? '';
  } while (token);
  expect(seen).toHaveLength(126);
  expect(new Set(seen).size).toBe(126);
});

test('what is wrong with a request is named', async () => {
  expect((await call(documents)).status).toBe(400);
  expect((await call(`${documents}?RetailerReference=1503201&FolderId=gone`)).status).toBe(404);
  expect((await call(`${documents}?RetailerReference=1503201&NextPageToken=x`)).body.code).toBe('invalid-token');
  expect((await call(`${documents}?RetailerReference=gone`)).status).toBe(404);
  expect((await call(`${documents}?RetailerReference=1503201`, { as: june })).status).toBe(404);
  expect((await call(`${documents}?RetailerReference=1503201&ClientId=2`)).status).toBe(404);
});

test('documents are imported once, all or none, and packed into a zip once each', async () => {
  const all = await call('/integration/v1/FileManagerApi/GetAllDocuments?retailerReference=1503201');
  const idOf = (name: string): string => all.body.find((item: Item) => item.name === name).documentId;
  const documentIds = [idOf('Answer.pdf'), idOf('Complaint.pdf'), idOf('Answer.pdf')];
  const body = { retailerReference: '1503201', documentIds };
  const imported = await call(documents, { body });
  expect(imported.body.map(({ name }: Item) => name)).toEqual(['Answer.pdf', 'Complaint.pdf']);
  expect((await call(documents, { body })).body).toEqual(imported.body);
  const failed = await call(documents, { body: { ...body, documentIds: [idOf('Summons.pdf'), 'gone'] } });
  expect(failed.status).toBe(404);
  const kept = await call(`${manager}/integrated-files?RetailerReference=1503201`);
  expect(kept.body.map(({ name }: Item) => name).toSorted()).toEqual(['Answer.pdf', 'Complaint.pdf']);

  const fileIds = imported.body.map(({ fileId }: { fileId: string }) => fileId);
  const zip = await opened.call(`${manager}/download-files-zip`, { body: { fileIds: [...fileIds, fileIds[0]] } });
  expect(zip.headers.get('content-type')).toBe('application/zip');
  const text = Buffer.from(await zip.arrayBuffer()).toString('latin1');
  // Each name stands at its entry and in the directory.
  expect(text.split('Answer.pdf')).toHaveLength(3);
  const others = await call(`${manager}/download-files-zip`, { body: { fileIds }, as: june });
  expect(others.status).toBe(404);
});
