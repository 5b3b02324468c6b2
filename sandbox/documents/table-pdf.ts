/** Letter-size PDFs of a heading, facts and a table whose header is repeated on every page. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** A column: its share of the width, and whether its cells are amounts. */
interface PdfColumn {
  label: string;
  share: number;
  isAmount?: boolean;
}

interface TablePdf {
  title: string;
  /** Names and values above the table. */
  facts: readonly (readonly [name: string, value: string])[];
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  createdAt: Date;
}

const [width, height] = [612, 792];
const margin = 48;
const lineHeight = 15;
const size = 9;
const grey = rgb(0.35, 0.35, 0.35);

/** Characters outside PDF's standard fonts become question marks. */
export async function tablePdf({ title, facts, columns, rows, createdAt }: TablePdf): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(regular.getCharacterSet());
  const printable = (text: string) =>
    Array.from(text, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : '?')).join('');
  const places = columnPlaces(columns);
  let page = document.addPage([width, height]);
  let top = height - margin;
  const write = (cells: readonly string[], font: PDFFont) => {
    for (const [index, cell] of cells.entries()) {
      const place = places[index];
      if (!place) continue;
      const text = fitted(printable(cell), font, place.width - 6);
      const x = place.isAmount ? place.x + place.width - font.widthOfTextAtSize(text, size) : place.x;
      page.drawText(text, { x, y: top, size, font });
    }
    top -= lineHeight;
  };
  const writeHeader = () => {
    write(
      columns.map(({ label }) => label),
      bold,
    );
    const y = top + lineHeight - 4;
    page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, thickness: 0.5, color: grey });
  };
  page.drawText(printable(title), { x: margin, y: top - 6, size: 18, font: bold });
  top -= 34;
  for (const [name, value] of facts) {
    page.drawText(printable(name), { x: margin, y: top, size, font: regular, color: grey });
    page.drawText(printable(value), { x: margin + 120, y: top, size, font: regular });
    top -= lineHeight;
  }
  top -= lineHeight;
  writeHeader();
  for (const row of rows) {
    if (top < margin + lineHeight) {
      page = document.addPage([width, height]);
      top = height - margin;
      writeHeader();
    }
    write(row, regular);
  }
  const pages = document.getPages();
  for (const [index, each] of pages.entries()) writeNumber(each, `Page ${index + 1} of ${pages.length}`, regular);
  return new Uint8Array(await document.save());
}

function columnPlaces(columns: readonly PdfColumn[]): { x: number; width: number; isAmount: boolean }[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  return columns.map(({ share, isAmount = false }) => {
    const place = { x, width: ((width - 2 * margin) * share) / whole, isAmount };
    x += place.width;
    return place;
  });
}

/** The text, or its beginning and an ellipsis where the column is too narrow. */
function fitted(text: string, font: PDFFont, most: number): string {
  if (font.widthOfTextAtSize(text, size) <= most) return text;
  let end = text.length;
  while (end > 0 && font.widthOfTextAtSize(`${text.slice(0, end)}…`, size) > most) end -= 1;
  return `${text.slice(0, end)}…`;
}

function writeNumber(page: PDFPage, text: string, font: PDFFont): void {
  page.drawText(text, { x: width - margin - font.widthOfTextAtSize(text, 8), y: 28, size: 8, font, color: grey });
}
