import { eq } from 'drizzle-orm';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { scanOf } from '../../../tests/scan.ts';
import { files } from '../../db/schema/files.ts';
import { pagesWithoutText } from '../../documents/pdf-text.ts';

const opened = testSandbox();

const manager = '/billing/services/us-platform/FileManager';
type Make = (document: PDFDocument) => void | Promise<void>;

async function upload(name: string, make: Make, objectStreams = false): Promise<string> {
  const document = await PDFDocument.create();
  await make(document);
  const content = new Uint8Array(await document.save({ useObjectStreams: objectStreams }));
  const body = new FormData();
  body.set('FileUploadOptions', JSON.stringify({ purpose: 'filing' }));
  body.append('Files', new File([content], name));
  const response = await opened.call(`${manager}/local`, { body });
  const [stored] = await response.json();
  return stored.fileId;
}

async function put(action: 'compress' | 'ocr' | 'rename', body: unknown, as?: string) {
  const response = await opened.call(`${manager}/${action}`, { method: 'PUT', body, as });
  return { status: response.status, body: await response.json() };
}

async function stored(fileId: string) {
  const [row] = await opened.sandbox.db.select().from(files).where(eq(files.fileId, fileId));
  if (!row) throw new Error('The file does not exist.');
  return row;
}

const scan: Make = (document) => {
  document.addPage();
  document.addPage();
};
const written: Make = (document) => document.addPage().drawText('Comes now the plaintiff');

/** Two pages with identical uncompressed streams, and an unreferenced object. */
function makeWasteful(document: PDFDocument): void {
  const { context } = document;
  for (let page = 0; page < 2; page += 1) {
    const { node } = document.addPage();
    node.set(
      PDFName.of('Contents'),
      context.register(PDFRawStream.of(context.obj({}), Buffer.from('0 0 m '.repeat(4000)))),
    );
    node.set(PDFName.of('Thumb'), context.register(PDFRawStream.of(context.obj({}), Buffer.alloc(5000, page))));
  }
  context.register(PDFRawStream.of(context.obj({}), Buffer.alloc(9000)));
}

describe('compression', () => {
  test('accepts a scan too large for any court and makes it small enough', async () => {
    const fileId = await upload('Scan.pdf', (document) => {
      const { node } = document.addPage();
      const picture = document.context.stream(new Uint8Array(26 * 1024 * 1024), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 5120,
        Height: 5325,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
      });
      node.setXObject(PDFName.of('Scan'), document.context.register(picture));
    });
    expect((await stored(fileId)).sizeBytes).toBeGreaterThan(26 * 1024 * 1024);
    const targetSizeBytes = 25 * 1024 * 1024;
    const { status, body } = await put('compress', { fileIds: [fileId], targetSizeBytes });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ originalFileId: fileId, reachedTarget: true }]);
  });

  test('creates a smaller copy, keeps the upload, and returns the same copy on a second request', async () => {
    const fileId = await upload('Exhibit.pdf', makeWasteful);
    const before = await stored(fileId);
    const answer = await put('compress', { fileIds: [fileId], targetSizeBytes: 10_000 });
    const [{ file }] = answer.body;
    expect(answer.body).toMatchObject([
      { originalFileId: fileId, originalSizeBytes: before.sizeBytes, reachedTarget: true, file: { pageCount: 2 } },
    ]);
    expect(file.sizeBytes).toBeLessThan(before.sizeBytes / 10);
    expect(await stored(fileId)).toEqual(before);
    const copy = await stored(file.fileId);
    expect(copy).toMatchObject({ sizeBytes: copy.content.byteLength, sha256: file.sha256, originFileId: fileId });
    const pages = (await PDFDocument.load(copy.content)).getPages();
    expect(pages).toHaveLength(2);
    expect(pages[0]?.node.get(PDFName.of('Contents'))).toBe(pages[1]?.node.get(PDFName.of('Contents')));
    expect((await put('compress', { fileIds: [fileId] })).body[0].file.fileId).toBe(file.fileId);
    expect((await put('compress', { fileIds: [file.fileId] })).body[0].file.fileId).toBe(file.fileId);
  });

  test("returns the original file when it can't be made smaller", async () => {
    const fileId = await upload('Small.pdf', written, true);
    const [first] = (await put('compress', { fileIds: [fileId] })).body;
    const again = await put('compress', { fileIds: [first.file.fileId], targetSizeBytes: 10_000 });
    expect(again.body).toMatchObject([{ file: { fileId: first.file.fileId }, reachedTarget: true }]);
    const [row] = await opened.sandbox.db
      .insert(files)
      .values({ ...(await stored(first.file.fileId)), fileId: 'tight', madeBy: null, madeFromFileId: null })
      .returning();
    expect((await put('compress', { fileIds: ['tight'] })).body).toMatchObject([
      { file: { fileId: 'tight' }, originalFileId: 'tight', originalSizeBytes: row?.sizeBytes },
    ]);
  });
});

/** The text of each page, in the order in which it is written. */
async function textsOf(content: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    texts.push(text.replaceAll(/\s+/g, ' ').trim());
  }
  await loading.destroy();
  return texts;
}

describe('text recognition', () => {
  const pages = [
    { lines: ['The tenant shall pay the rent on the first day', 'of each month, at the office of the landlord.'] },
    { lines: ['Exhibit A. Inventory of the furnished premises'], turn: 90 },
    { lines: ['Signed by both parties before two witnesses'], rotation: 90 as const },
  ];

  test('reads scanned pages, lays their text on a copy, and starts only once', async () => {
    const content = new Uint8Array(await (await scanOf(pages)).save());
    const fileId = await upload('Scan.pdf', async (document) => {
      for (const page of await document.copyPages(await PDFDocument.load(content), [0, 1, 2])) document.addPage(page);
      await written(document);
    });
    expect((await put('ocr', { fileIds: [fileId] })).body).toEqual([{ fileId, status: 'queued' }]);
    const [done] = (await put('ocr', { fileIds: [fileId] })).body;
    expect(done).toMatchObject({ status: 'done', pagesMadeSearchable: 3, file: { name: 'Scan.pdf', pageCount: 4 } });
    const copy = await stored(done.file.fileId);
    expect(pagesWithoutText(await PDFDocument.load(copy.content))).toEqual([]);
    expect(pagesWithoutText(await PDFDocument.load((await stored(fileId)).content))).toHaveLength(3);
    const read = await textsOf(copy.content);
    expect(read).toEqual([
      'The tenant shall pay the rent on the first day of each month, at the office of the landlord.',
      'Exhibit A. Inventory of the furnished premises',
      'Signed by both parties before two witnesses',
      'Comes now the plaintiff',
    ]);
    expect((await put('ocr', { fileIds: [done.file.fileId] })).body).toMatchObject([{ status: 'already-searchable' }]);
    expect((await put('ocr', { fileIds: [fileId] })).body[0].file.fileId).toBe(done.file.fileId);
  });

  test('skips searchable files, and fails where nothing can be read', async () => {
    const fileId = await upload('Motion.pdf', written);
    expect((await put('ocr', { fileIds: [fileId] })).body).toEqual([{ fileId, status: 'already-searchable' }]);
    const bad = await upload('Blank fax.pdf', scan);
    await put('ocr', { fileIds: [bad] });
    expect((await put('ocr', { fileIds: [bad] })).body).toEqual([{ fileId: bad, status: 'failed' }]);
    expect((await put('ocr', { fileIds: [bad] })).body).toEqual([{ fileId: bad, status: 'queued' }]);
  });
});

describe.each(['compress', 'ocr'] as const)('%s', (action) => {
  test.each<[string, () => Promise<object>, number, string]>([
    [
      'an encrypted PDF',
      () =>
        bytes((document) => {
          document.addPage();
          document.context.trailerInfo.Encrypt = document.context.register(
            document.context.obj({ Filter: 'Standard' }),
          );
        }),
      422,
      'encrypted-pdf',
    ],
    [
      'a signed PDF',
      () =>
        bytes((document) => {
          document.addPage();
          document.context.register(document.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] }));
        }),
      422,
      'signed-pdf',
    ],
    ['a file that is not a PDF', async () => ({ content: Buffer.from('text') }), 415, 'not-a-pdf'],
    ['a file that is too large', async () => ({ sizeBytes: 50 * 1024 * 1024 + 1 }), 413, 'file-too-large'],
    ['a file of another firm', async () => ({ clientId: 2 }), 404, 'not-found'],
  ])('rejects %s', async (_, change, status, code) => {
    const row = await stored(await upload('Any.pdf', scan));
    const fileId = crypto.randomUUID();
    await opened.sandbox.db.insert(files).values({ ...row, ...(await change()), fileId });
    expect(await put(action, { fileIds: [fileId] })).toMatchObject({
      status,
      body: { code, errors: { 'fileIds.0': [expect.any(String)] } },
    });
  });
});

async function bytes(make: Make): Promise<object> {
  const document = await PDFDocument.create();
  await make(document);
  return { content: Buffer.from(await document.save({ useObjectStreams: false })) };
}

describe('a rename', () => {
  test('renames the file', async () => {
    const fileId = await upload('Scan 1.pdf', scan);
    expect(await put('rename', { fileId, name: ' Answer to the complaint.pdf ' })).toMatchObject({
      status: 200,
      body: { fileId, name: 'Answer to the complaint.pdf' },
    });
    expect((await stored(fileId)).fileName).toBe('Answer to the complaint.pdf');
  });

  test.each([
    ['a/b.pdf', 400],
    ['', 400],
    [`${'a'.repeat(252)}.pdf`, 400],
    ['Answer.docx', 422],
    ['Answer', 422],
    [' .pdf', 422],
  ])('to %j is rejected', async (name, status) => {
    const fileId = await upload('Scan 2.pdf', scan);
    const refused = await put('rename', { fileId, name });
    expect(refused).toMatchObject({ status, body: { errors: { name: expect.arrayContaining([expect.any(String)]) } } });
    expect((await stored(fileId)).fileName).toBe('Scan 2.pdf');
  });

  test.each([
    ['Answer\u202Efdp.pdf', 'Answerfdp.pdf'],
    ['Answer\tof\r\nQuill.pdf', 'Answer of Quill.pdf'],
  ])('to %j is one line that reads as it is', async (name, kept) => {
    const fileId = await upload('Scan 3.pdf', scan);
    expect(await put('rename', { fileId, name })).toMatchObject({ status: 200, body: { name: kept } });
  });

  test('by two people at once leaves the later name, tells each what was saved, and loses nothing', async () => {
    const fileId = await upload('Shared.pdf', written);
    const before = await stored(fileId);
    const people = { 'Answer of Nora.pdf': undefined, 'Answer of Theo.pdf': 'theo.finch@example.com' } as const;
    const renamed = (as: string | undefined, name: string) => put('rename', { fileId, name }, as);
    const answers = await Promise.all(Object.entries(people).map(([name, as]) => renamed(as, name)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => [body.fileId, body.name])).toEqual(
      Object.keys(people).map((name) => [fileId, name]),
    );
    const after = await stored(fileId);
    expect(Object.keys(people)).toContain(after.fileName);
    expect({ ...after, fileName: before.fileName }).toEqual(before);

    const [last, first] = Object.keys(people).sort((one) => (one === after.fileName ? -1 : 1));
    expect(await renamed(undefined, first ?? '')).toMatchObject({ status: 200, body: { name: first } });
    expect(await renamed('theo.finch@example.com', last ?? '')).toMatchObject({ status: 200, body: { name: last } });
    // A copy that is asked for afterwards has the name that stayed.
    const [copy] = (await put('compress', { fileIds: [fileId] })).body;
    expect(copy.file.name).toBe(last);
    expect((await stored(fileId)).content).toEqual(before.content);
  });

  test('of another firm’s file is rejected', async () => {
    const fileId = await upload('Scan 3.pdf', scan);
    const body = { fileId, name: 'x.pdf' };
    expect((await put('rename', body, 'ines.calder@example.com')).status).toBe(404);
  });
});
