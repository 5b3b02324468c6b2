import { count } from 'drizzle-orm';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { files } from '../../db/schema/files.ts';

const opened = testSandbox();

const ortega = '00000000-0000-4000-8000-000000000001';
const ofAnotherFirm = '00000000-0000-4000-8000-000000000007';

async function pdf(
  pages: number,
  change: (document: PDFDocument) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  change(document);
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

async function upload(named: Record<string, BlobPart>, options: unknown = { purpose: 'filing' }) {
  const body = new FormData();
  body.set('FileUploadOptions', typeof options === 'string' ? options : JSON.stringify(options));
  for (const [name, content] of Object.entries(named)) body.append('Files', new File([content], name));
  const response = await opened.call('/billing/services/us-platform/FileManager/local', { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const storedCount = async () => (await opened.sandbox.db.select({ total: count() }).from(files))[0]?.total;

describe('an upload', () => {
  test('is stored with its page count and hash, twice when sent twice', async () => {
    const content = await pdf(3);
    const { status, body } = await upload({ 'Appearance.pdf': content, 'C:\\temp\\Exhibit.pdf': content });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { name: 'Appearance.pdf', pageCount: 3, sizeBytes: content.byteLength, contentType: 'application/pdf' },
      { name: 'Exhibit.pdf', url: `/files/${body[1].fileId}` },
    ]);
    expect(body[0].sha256).toBe(body[1].sha256);
    expect(body[0].fileId).not.toBe(body[1].fileId);
  });

  test('is named as the PDF that it is, in one encoding, and cut between characters', async () => {
    const content = await pdf(1);
    const named = async (name: string) => (await upload({ [name]: content })).body[0].name;
    expect(await named('Brief.pdf.exe')).toBe('Brief.pdf');
    expect(await named('Jose\u0301.pdf')).toBe('José.pdf');
    expect(await named('Scan')).toBe('Scan.pdf');
    const long = await named(`${'x'.repeat(250)}🇺🇸.pdf`);
    expect(long).toBe(`${'x'.repeat(250)}.pdf`);
  });

  test.each([
    ['a file that is not a PDF', () => 'plain text', 415, 'not-a-pdf'],
    ['an encrypted PDF', () => pdf(1, encrypt), 422, 'encrypted-pdf'],
    ['an XFA form', () => pdf(1, makeXfa), 422, 'xfa-form'],
    ['a broken PDF', () => '%PDF-1.7\nnothing else', 422, 'not-a-pdf'],
    ['a PDF without pages', async () => '%PDF-1.7\ntrailer <<>>\n%%EOF', 422, 'not-a-pdf'],
    ['a large file', () => new Uint8Array(50 * 1024 * 1024 + 1), 413, 'file-too-large'],
  ])('with %s is rejected as a whole', async (_, make, status, code) => {
    const before = await storedCount();
    const refused = await upload({ 'good.pdf': await pdf(1), 'bad.pdf': await make() });
    expect(refused).toMatchObject({ status, body: { code, errors: { 'Files.1': [expect.any(String)] } } });
    expect(await storedCount()).toBe(before);
  });

  test('of more than 50 MB in total is rejected', async () => {
    const part = new Uint8Array(17 * 1024 * 1024);
    expect(await upload({ a: part, b: part, c: part })).toMatchObject({
      status: 413,
      body: { code: 'upload-too-large' },
    });
  });

  test('may refer to one of the firm’s mappings', async () => {
    const content = await pdf(1);
    expect((await upload({ 'a.pdf': content }, { purpose: 'filing', mappingId: ortega })).status).toBe(200);
    const other = { purpose: 'filing', mappingId: ofAnotherFirm };
    expect(await upload({ 'a.pdf': content }, other)).toMatchObject({ status: 422, body: { code: 'unknown-mapping' } });
  });

  test.each([['{'], ['{}'], ['[]'], ['{"purpose":"art"}'], ['{"purpose":"filing","mappingId":7}']])(
    'with the options %s is rejected',
    async (options) => {
      const { status, body } = await upload({ 'a.pdf': await pdf(1) }, options);
      expect(status).toBe(400);
      expect(Object.keys(body.errors)[0]).toMatch(/^FileUploadOptions/);
    },
  );
});

function encrypt(document: PDFDocument): void {
  document.context.trailerInfo.Encrypt = document.context.register(
    document.context.obj({ Filter: 'Standard', V: 2, R: 3, P: -44 }),
  );
}

function makeXfa(document: PDFDocument): void {
  document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ XFA: [], Fields: [] }));
}
