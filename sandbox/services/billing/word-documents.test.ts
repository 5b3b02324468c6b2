/** Word documents among the uploads, converted to PDF. */
import { count, eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterEach, expect, test, vi } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import {
  archive,
  installConverter,
  installConverterTo,
  removeConverter,
  wordDocument,
} from '../../../tests/word-document.ts';
import { files } from '../../db/schema/files.ts';
import { findConverter } from '../../documents/convert-word.ts';
import { pagesWithoutText } from '../../documents/pdf-text.ts';

const opened = testSandbox();

async function pdf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return new Uint8Array(await document.save());
}

async function upload(named: Record<string, BlobPart>, options: unknown = { purpose: 'filing' }) {
  const body = new FormData();
  body.set('FileUploadOptions', JSON.stringify(options));
  for (const [name, content] of Object.entries(named)) body.append('Files', new File([content], name));
  const response = await opened.call('/billing/services/us-platform/FileManager/local', { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const storedCount = async () => (await opened.sandbox.db.select({ total: count() }).from(files))[0]?.total;

const asPdf = { purpose: 'filing', convertTo: 'pdf' };

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a Word document is stored as a PDF under its own name', async () => {
  installConverterTo(await pdf(2));
  const content = await wordDocument();
  const { status, body } = await upload({ 'Complaint v1.2.docx': content, 'Exhibit.pdf': await pdf(1) }, asPdf);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      name: 'Complaint v1.2.pdf',
      contentType: 'application/pdf',
      pageCount: 2,
      convertedFrom: { name: 'Complaint v1.2.docx', sizeBytes: content.byteLength },
    },
    { name: 'Exhibit.pdf', pageCount: 1 },
  ]);
  expect(body[1]).not.toHaveProperty('convertedFrom');
});

test.each([
  ['without a converter', removeConverter, 415, 'conversion-unavailable'],
  ['that the converter refuses', () => installConverter('exit 1'), 422, 'conversion-failed'],
  ['of which the converter makes nothing', () => installConverter('exit 0'), 422, 'conversion-failed'],
  ['of which it makes no PDF', () => installConverter('echo no > "$6/document.pdf"'), 415, 'not-a-pdf'],
])('a Word document %s is rejected, and nothing is stored', async (_, install, status, code) => {
  install();
  const before = await storedCount();
  const refused = await upload({ 'Exhibit.pdf': await pdf(1), 'Complaint.docx': await wordDocument() }, asPdf);
  expect(refused).toMatchObject({ status, body: { code, errors: { 'Files.1': [expect.any(String)] } } });
  expect(await storedCount()).toBe(before);
});

test('a Word document is no PDF to those who ask for none, and neither is another archive', async () => {
  installConverter('exit 1');
  expect(await upload({ 'Complaint.docx': await wordDocument() })).toMatchObject({
    status: 415,
    body: { code: 'not-a-pdf' },
  });
  const other = await archive({ 'xl/workbook.xml': '<workbook/>' });
  expect(await upload({ 'Fees.docx': other }, asPdf)).toMatchObject({ status: 415, body: { code: 'not-a-pdf' } });
});

test.skipIf((await findConverter()) === undefined)(
  'a Word document has text in LibreOffice’s PDF',
  { timeout: 60_000 },
  async () => {
    const { body } = await upload({ 'Complaint.docx': await wordDocument('Complaint for breach of contract') }, asPdf);
    const [row] = await opened.sandbox.db.select().from(files).where(eq(files.fileId, body[0].fileId));
    const document = await PDFDocument.load(row?.content ?? '');
    expect(pagesWithoutText(document)).toEqual([]);
    expect(document.getPageCount()).toBe(1);
  },
);
