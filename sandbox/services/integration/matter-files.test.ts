import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';

const opened = testSandbox();

async function call(path: string, body?: unknown, method?: string) {
  const response = await opened.call(`/integration/v1${path}`, { body, ...(method ? { method } : {}) });
  return { status: response.status, body: await response.json() };
}

const files = '/integrations/clio/files/1503201';
const names = (items: { name: string }[]) => items.map(({ name }) => name);

test('files are listed by folder, sorted by name and paged', async () => {
  const top = await call(files);
  expect(names(top.body.items)).toEqual([
    'Correspondence',
    'Discovery',
    'Pleadings',
    'Engagement letter.pdf',
    'Fee agreement.pdf',
  ]);
  const discovery = await call(`${files}?ParentId=${top.body.items[1].id}`);
  expect(names(discovery.body.items)).toContain('Exhibits');
  const first = await call(`${files}?SearchTerm=exhibit%20&Limit=20`);
  expect(first.body).toMatchObject({ total: 25, items: { length: 20 } });
  const second = await call(
    `${files}?SearchTerm=exhibit%20&Limit=20&PaginationToken=${first.body.nextPaginationToken}`,
  );
  expect(second.body.items).toHaveLength(5);
  expect((await call(`${files}?PaginationToken=x`)).status).toBe(400);
  expect((await call('/integrations/clio/files/nowhere')).status).toBe(404);
});

test('the file manager lists the same documents', async () => {
  const folder = await call('/FileManagerApi/GetFolderContents', { retailerReference: '1503201' });
  expect(folder.body.items).toHaveLength(5);
  const all = await call('/FileManagerApi/GetAllDocuments?retailerReference=1503201');
  expect(names(all.body)).toContain('Motion to compel.pdf');
  const one = await call(`/FileManagerApi/documents/${all.body[0].documentId}`);
  expect(one.body).toMatchObject({ isFolder: false, extension: 'pdf', version: 1 });
});

test('an expense is stored once per reference and can be changed until it is billed', async () => {
  const fee = { date: '2026-03-04', note: 'Filing fee', quantity: 2, price: 10.5, reference: 'expense-1' };
  const path = '/integrations/clio/fees/1503201/fee';
  const made = await call(path, fee);
  expect(made).toMatchObject({ status: 201, body: { total: 21, billed: false } });
  expect((await call(path, fee)).status).toBe(409);
  expect((await call(path, { ...fee, reference: 'other', expenseCategoryId: 'none' })).status).toBe(422);
  const changed = await call(`/integrations/clio/fee/${made.body.feeId}`, { price: 11 }, 'PATCH');
  expect(changed.body).toMatchObject({ price: 11, total: 22, note: 'Filing fee' });
  expect((await call('/integrations/clio/fee/0', { price: 11 }, 'PATCH')).status).toBe(404);
});
