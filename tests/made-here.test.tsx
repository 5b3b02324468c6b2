/** What the product made for a matter: saved many at a time, and uploads renamed and copied. */
import { createHash, randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { HttpResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it } from 'vitest';
import { files } from '../sandbox/db/schema/files.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { stampedCopies } from '../sandbox/db/schema/stamped-copies.ts';
import { readKeptContent } from '../sandbox/services/workspace/stamped-copies/keep-content.ts';
import { findGrid } from './grid.ts';
import { appUnderTest, patience, type RenderedApp } from './render-app.tsx';
import { scanOf } from './scan.ts';

const app = appUnderTest();
const ortega = { reference: '00015-Ortega', mappingId: '00000000-0000-4000-8000-000000000001' };
const saved: Blob[] = [];
Object.assign(URL, {
  createObjectURL: (blob: Blob) => {
    saved.push(blob);
    return 'blob:saved';
  },
  revokeObjectURL: () => {},
});
beforeEach(() => {
  saved.length = 0;
});

const pageOf = ({ reference, mappingId } = ortega, search = '') =>
  app.renderApp(`/matter-view/${reference}/documents?mappingId=${mappingId}&view=ours${search}`, { retryDelay: 1 });

async function select(user: RenderedApp['user'], name: RegExp, count: number): Promise<string[]> {
  const boxes = within(await findGrid('Documents made here')).getAllByRole('checkbox', { name });
  const chosen = boxes.slice(0, count);
  for (const box of chosen) await user.click(box);
  expect(chosen).toHaveLength(count);
  return chosen.map((box) => box.getAttribute('aria-label')?.replace(/^Select /, '') ?? '');
}

async function archive(): Promise<Record<string, Uint8Array>> {
  await waitFor(() => expect(saved).toHaveLength(1), patience);
  return unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
}

/** A kept copy whose link at the court has expired, in a matter. */
async function expiredCopy() {
  const { db, clock } = app.backend.sandbox;
  const [row] = await db
    .select({ copy: stampedCopies, order: orders })
    .from(stampedCopies)
    .innerJoin(orders, eq(orders.orderId, stampedCopies.orderId))
    .where(
      and(
        eq(stampedCopies.clientId, 1),
        isNotNull(stampedCopies.sha256),
        isNotNull(orders.mappingId),
        lt(stampedCopies.expiresAt, clock.now()),
      ),
    )
    .limit(1);
  return row ?? expect.unreachable('The demo has no such copy.');
}

it('saves each selected document once, and what the archive kept of an expired stamped copy', async () => {
  const { copy, order } = await expiredCopy();
  const matter = { reference: order.clientReference ?? '', mappingId: order.mappingId ?? '' };
  const { user } = await pageOf(matter, `&q=${order.orderId}`);
  const stamped = await select(user, /, stamped copy$/, 1);
  const originals = await select(user, /, as filed$/, 1);
  expect(screen.getByText('2 documents selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download (zip)' }));
  const packed = await archive();
  expect(Object.keys(packed)).toEqual([
    stamped[0]?.replace('.pdf, stamped copy', ' - stamped.pdf'),
    originals[0]?.replace(', as filed', ''),
  ]);
  const kept = await readKeptContent(app.backend.sandbox.db, 1, copy.sha256);
  expect(Object.values(packed).some((bytes) => Buffer.compare(bytes, kept ?? Buffer.alloc(0)) === 0)).toBe(true);
});

it('names the document that could not be read and saves no archive without it', async () => {
  let isDown = true;
  const asked: string[] = [];
  app.answer(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith('/DownloadDocumentAttachment')) return undefined;
    asked.push(searchParams.get('DocumentUrl') ?? '');
    return isDown && asked.length === 2
      ? HttpResponse.json({ type: 'about:blank', title: 'Not Found', status: 404 }, { status: 404 })
      : undefined;
  });
  const { user } = await pageOf();
  const names = await select(user, /, as filed$/, 3);
  await user.click(screen.getByRole('button', { name: 'Download (zip)' }));
  expect(await screen.findByText('No archive was saved', undefined, patience)).toBeVisible();
  const refused = names[1]?.replace(', as filed', '').replace(/\.pdf$/, '') ?? '';
  expect(screen.getByText(/is no longer available\. Clear it and save the others\./)).toHaveTextContent(refused);
  expect(saved).toEqual([]);
  isDown = false;
  asked.length = 0;
  await user.click(screen.getByRole('button', { name: 'Download (zip)' }));
  expect(Object.keys(await archive())).toHaveLength(3);
  expect(new Set(asked).size).toBe(asked.length);
});

it('says which of the selected have no file', async () => {
  const { copy, order } = await expiredCopy();
  const { db } = app.backend.sandbox;
  const ofCopy = eq(stampedCopies.documentId, copy.documentId);
  await db.update(stampedCopies).set({ sha256: null, keptAt: null }).where(ofCopy);
  const matter = { reference: order.clientReference ?? '', mappingId: order.mappingId ?? '' };
  const { user } = await pageOf(matter, `&q=${order.orderId}`);
  const boxes = await select(user, /, stamped copy$/, 1);
  expect(screen.getByText(/Not included, because there is no file/)).toHaveTextContent(boxes[0] ?? '');
  await db.update(stampedCopies).set({ sha256: copy.sha256, keptAt: copy.keptAt }).where(ofCopy);
});

async function upload(name: string, document: PDFDocument): Promise<string> {
  const { db, clock } = app.backend.sandbox;
  const content = await document.save();
  const fileId = randomUUID();
  await db.insert(files).values({
    ...{ fileId, clientId: 1, userId: 1, mappingId: ortega.mappingId, fileName: name },
    ...{ contentType: 'application/pdf', sizeBytes: content.byteLength, pageCount: 1 },
    ...{ sha256: createHash('sha256').update(content).digest('hex'), content, uploadedAt: clock.now() },
  });
  return fileId;
}

async function written(text: string): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage().drawText(text);
  document.context.register(document.context.stream(new Uint8Array(20_000)));
  return document;
}

const nameOf = async (fileId: string) => {
  const { db } = app.backend.sandbox;
  const [row] = await db.select({ name: files.fileName }).from(files).where(eq(files.fileId, fileId));
  return row?.name;
};

async function change(user: RenderedApp['user'], name: string, item: string): Promise<void> {
  const grid = await findGrid('Documents made here');
  await user.click(await within(grid).findByRole('button', { name: `Change ${name}` }, patience));
  const dialog = await screen.findByRole('dialog', { name: `Change ${name}` }, patience);
  await user.click(within(dialog).getByRole('button', { name: item }));
}

it('renames and compresses an upload, and offers neither for what is filed', async () => {
  const fileId = await upload('Loose.pdf', await written('loose'));
  const { user } = await pageOf();
  await change(user, 'Loose.pdf', 'Rename');
  const name = await screen.findByRole('textbox', { name: 'File name' }, patience);
  await user.clear(name);
  await user.type(name, 'Exhibit 7');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const grid = await findGrid('Documents made here');
  expect(await within(grid).findByRole('button', { name: 'Change Exhibit 7.pdf' }, patience)).toBeVisible();
  expect(await nameOf(fileId)).toBe('Exhibit 7.pdf');
  await change(user, 'Exhibit 7.pdf', 'Compress');
  expect(await screen.findByText(/^Compressed from/, undefined, patience)).toBeVisible();
  expect(await within(grid).findByText('Compressed copy', undefined, patience)).toBeVisible();
  const filed = within(grid).getAllByText('As filed');
  for (const row of filed.map((cell) => cell.closest<HTMLElement>('[role=row]')))
    expect(row && within(row).queryByRole('button', { name: /^Change/ })).toBeNull();
});

it('makes a scan searchable', async () => {
  const pages = [{ lines: ['The tenant shall pay the rent on the first day', 'of each month, at the office.'] }];
  await upload('Scan.pdf', await scanOf(pages));
  const { user } = await pageOf();
  await change(user, 'Scan.pdf', 'Make searchable');
  expect(await screen.findByText('Text recognition added to 1 page.', undefined, patience)).toBeVisible();
  const grid = await findGrid('Documents made here');
  expect(await within(grid).findByText('Searchable copy', undefined, patience)).toBeVisible();
});

it('keeps the name that someone else gave an upload meanwhile, and says so', async () => {
  const fileId = await upload('Mine.pdf', await written('mine'));
  const { user } = await pageOf();
  await change(user, 'Mine.pdf', 'Rename');
  const name = await screen.findByRole('textbox', { name: 'File name' }, patience);
  await app.backend.call('/billing/services/us-platform/FileManager/rename', {
    ...{ method: 'PUT', body: { fileId, name: 'Theirs.pdf' }, as: 'theo.finch@example.com' },
  });
  await user.clear(name);
  await user.type(name, 'Ours');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(
    await screen.findByText('Someone else renamed it to Theirs.pdf meanwhile.', undefined, patience),
  ).toBeVisible();
  expect(await nameOf(fileId)).toBe('Theirs.pdf');
  const grid = await findGrid('Documents made here');
  expect(await within(grid).findByRole('button', { name: 'Change Theirs.pdf' }, patience)).toBeVisible();
});
