import { degrees, PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

const fontSize = 8;
const lineHeight = 10;
const margin = 24;
const ink = rgb(0.7, 0.09, 0.09);

/**
 * A copy of a PDF with text lines in each page's top margin; undefined when the PDF is unreadable. Characters outside
 * PDF's standard fonts become question marks.
 */
export async function stampPdf(content: Uint8Array, lines: readonly string[]): Promise<Uint8Array | undefined> {
  try {
    const document = await PDFDocument.load(content);
    const font = await document.embedFont(StandardFonts.HelveticaBold);
    const printable = lines.map((line) => line.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?'));
    for (const page of document.getPages()) {
      for (const [index, line] of printable.entries()) {
        const position = place(page, margin, margin - 6 + index * lineHeight);
        page.drawText(line, { ...position, size: fontSize, font, color: ink });
      }
    }
    return await document.save();
  } catch {
    return undefined;
  }
}

/** Text position for the given distance from the visible left and top edges, for any page rotation. */
function place(page: PDFPage, left: number, top: number) {
  const { x, y, width, height } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  switch (turn) {
    case 90:
      return { x: x + top, y: y + left, rotate: degrees(90) };
    case 180:
      return { x: x + width - left, y: y + top, rotate: degrees(180) };
    case 270:
      return { x: x + width - top, y: y + height - left, rotate: degrees(270) };
    default:
      return { x: x + left, y: y + height - top };
  }
}
