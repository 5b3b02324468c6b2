/** Letter-size PDFs of a heading, facts and a table whose header is repeated on every page. */
import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { embedInter, type Typeface } from './typeface.ts';

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
  /** Sentences below the table. */
  notes?: readonly string[];
  createdAt: Date;
}

const [width, height] = [612, 792];
const margin = 48;
const lineHeight = 15;
const size = 9;
const black = rgb(0, 0, 0);
const gray = rgb(0.35, 0.35, 0.35);

export async function tablePdf(table: TablePdf): Promise<Uint8Array<ArrayBuffer>> {
  const { title, facts, columns, rows, notes = [], createdAt } = table;
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-US');
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const { regular, bold } = await embedInter(document);
  const places = columnPlaces(columns);
  let page = document.addPage([width, height]);
  let top = height - margin;
  const write = (cells: readonly string[], face: Typeface) => {
    for (const [index, cell] of cells.entries()) {
      const place = places[index];
      if (!place) continue;
      const text = face.fitted(cell, size, place.width - 6);
      const x = place.isAmount ? place.x + place.width - face.width(text, size) : place.x;
      face.draw(page, text, { x, y: top, size, color: black });
    }
    top -= lineHeight;
  };
  const writeHeader = () => {
    const labels = columns.map(({ label }) => label);
    write(labels, bold);
    const y = top + lineHeight - 4;
    page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, thickness: 0.5, color: gray });
  };
  const turnIfFull = () => {
    if (top >= margin + lineHeight) return false;
    page = document.addPage([width, height]);
    top = height - margin;
    return true;
  };
  bold.draw(page, bold.fitted(title, 18, width - 2 * margin), { x: margin, y: top - 6, size: 18, color: black });
  top -= 34;
  for (const [name, value] of facts) {
    regular.draw(page, name, { x: margin, y: top, size, color: gray });
    const shown = regular.fitted(value, size, width - 2 * margin - 120);
    regular.draw(page, shown, { x: margin + 120, y: top, size, color: black });
    top -= lineHeight;
  }
  top -= lineHeight;
  writeHeader();
  for (const row of rows) {
    if (turnIfFull()) writeHeader();
    write(row, regular);
  }
  if (notes.length > 0) top -= lineHeight;
  for (const note of notes) {
    turnIfFull();
    regular.draw(page, regular.fitted(note, size, width - 2 * margin), { x: margin, y: top, size, color: gray });
    top -= lineHeight;
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

function writeNumber(page: PDFPage, text: string, face: Typeface): void {
  face.draw(page, text, { x: width - margin - face.width(text, 8), y: 28, size: 8, color: gray });
}
