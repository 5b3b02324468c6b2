/** Test files: PDFs with any number of pages, and files that clerks reject. */
import { PDFDocument, PDFHexString, PDFNumber } from 'pdf-lib';
import { scanOf } from '../../tests/scan.ts';

/** A file for `<input type="file">`. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function pdfFile(name: string, pages = 1): Promise<UploadFile> {
  const document = await makeDocument(name, pages);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** A scan of some pages, that can be compressed a little. */
export async function scannedPdfFile(name: string, pages: number): Promise<UploadFile> {
  const document = await scanOf(
    Array.from({ length: pages }, (_, place) => ({ lines: [`Page ${place + 1} of the lease of the premises`] })),
  );
  for (let left = 0; left < 400; left += 1) document.context.register(PDFHexString.of('0'.repeat(100)));
  const content = await document.save({ useObjectStreams: false });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content) };
}

/** An encrypted PDF (standard security handler, revision 2). */
export async function lockedPdfFile(name: string): Promise<UploadFile> {
  const document = await makeDocument(name, 1);
  const { context } = document;
  const bytes = (length: number, byte: number) => PDFHexString.of(Buffer.alloc(length, byte).toString('hex'));
  const keys = { O: bytes(32, 7), U: bytes(32, 3), P: PDFNumber.of(-4) };
  context.trailerInfo.ID = context.obj([bytes(16, 9), bytes(16, 9)]);
  context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', V: 1, R: 2, Length: 40, ...keys }));
  const content = await document.save({ useObjectStreams: false });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content) };
}

/** Plain text with a PDF file name. */
export function textAsPdfFile(name: string): UploadFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('To be filed, but a text.\n'.repeat(40)) };
}

async function makeDocument(name: string, pages: number): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1)
    document.addPage([612, 792]).drawText(`${name}, page ${page}`, { x: 72, y: 700, size: 18 });
  document.getPage(pages - 1).drawText('/s/ Nora Marlow', { x: 72, y: 120, size: 12 });
  return document;
}
