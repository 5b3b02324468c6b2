/** PDFs to file: made for the test, of as many pages as it wants. */
import { PDFDocument } from 'pdf-lib';

/** A file for an `<input type="file">`. */
export async function pdfFile(name: string, pages = 1): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1)
    document.addPage([612, 792]).drawText(`${name}, page ${page}`, { x: 72, y: 700, size: 18 });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}
