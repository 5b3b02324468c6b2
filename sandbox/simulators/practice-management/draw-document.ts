import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A page with the demo document's name. The same name gives the same bytes. */
export async function drawDocument(name: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const never = new Date(0);
  document.setCreationDate(never);
  document.setModificationDate(never);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const printable = name.replaceAll(/[^\x20-\x7e]/g, '?');
  document.addPage([612, 792]).drawText(printable, { x: 72, y: 690, size: 16, font });
  return document.save({ useObjectStreams: false });
}
