/** Signed documents as one PDF: what signers filled in is drawn on the pages, and a digital signature seals them. */

import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { FieldBox, SignatureMark } from '../generated/serving/schemas.ts';
import { drawIn, shownPage } from './shown-page.ts';
import { embedInter, type Typeface } from './typeface.ts';

/** What a signer filled in. `note` stands below a signature: when it was made. */
export type Filled =
  | { kind: 'signature'; mark: SignatureMark; note: string }
  | { kind: 'initials' | 'date' | 'text'; text: string };

export interface FilledField {
  /** Index of the document, and its page from 1. */
  document: number;
  page: number;
  box: FieldBox;
  filled: Filled;
}

interface Sealing {
  title: string;
  documents: readonly Uint8Array[];
  fields: readonly FilledField[];
  /** The sealing certificate with its key, as PKCS #12 without a password. */
  certificate: Uint8Array;
  /** Below every page: the envelope. */
  footer: string;
  at: Date;
}

const ink = rgb(0.07, 0.15, 0.42);
const gray = rgb(0.35, 0.35, 0.35);
/** Slant of typed signatures. */
const slant = 0.22;
/** The area that signatures are drawn on (the contract's `strokes`). */
const [areaWidth, areaHeight] = [600, 200];

/** The sealed PDF. @throws if a document is unreadable; callers checked them when they were sent. */
export async function sealPdf(sealing: Sealing): Promise<Uint8Array<ArrayBuffer>> {
  const { title, documents, fields, certificate, footer, at } = sealing;
  const [first, ...others] = documents;
  if (!first) throw new Error('There is nothing to seal.');
  const pdf = await PDFDocument.load(first);
  const starts = [0];
  for (const [index, other] of others.entries()) {
    starts[index + 1] = pdf.getPageCount();
    const from = await PDFDocument.load(other);
    for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page);
  }
  const faces = await embedInter(pdf);
  for (const { document, page: number, box, filled } of fields) {
    const page = pdf.getPage((starts[document] ?? 0) + number - 1);
    drawFilled(page, box, filled, faces);
  }
  for (const page of pdf.getPages()) {
    const shown = shownPage(page);
    drawIn(page, shown.matrix, () => {
      const text = faces.regular.fitted(footer, 6, shown.width - 48);
      faces.regular.draw(page, text, { x: 24, y: 10, size: 6, color: gray });
    });
  }
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setModificationDate(at);
  pdflibAddPlaceholder({
    pdfDoc: pdf,
    reason: 'Signed by all signers',
    contactInfo: 'support@benchfile.example',
    name: 'Benchfile',
    location: 'United States',
    signingTime: at,
    signatureLength: 16_384,
    appName: 'Benchfile',
  });
  const prepared = await pdf.save({ useObjectStreams: false });
  const signed = await new SignPdf().sign(Buffer.from(prepared), new P12Signer(Buffer.from(certificate)), at);
  return new Uint8Array(signed);
}

function drawFilled(
  page: PDFPage,
  box: FieldBox,
  filled: Filled,
  { regular, bold }: Record<'regular' | 'bold', Typeface>,
) {
  const shown = shownPage(page);
  const place = {
    x: box.x * shown.width,
    y: shown.height * (1 - box.y - box.height),
    width: box.width * shown.width,
    height: box.height * shown.height,
  };
  drawIn(page, shown.matrix, () => {
    if (filled.kind === 'signature') return drawSignature(page, place, filled, regular);
    const face = filled.kind === 'initials' ? bold : regular;
    const size = sizeFor(filled.text, face, place.width, Math.min(12, place.height * 0.75));
    face.draw(page, filled.text, {
      x: place.x + 2,
      y: place.y + (place.height - size) / 2 + size * 0.15,
      size,
      color: ink,
    });
  });
}

type Place = Record<'x' | 'y' | 'width' | 'height', number>;

function drawSignature(
  page: PDFPage,
  { x, y, width, height }: Place,
  { mark, note }: Extract<Filled, { kind: 'signature' }>,
  face: Typeface,
): void {
  // Room for the note below the line.
  const noteSize = Math.min(6, height * 0.22);
  const base = y + noteSize * 1.3;
  const room = height - noteSize * 1.3;
  if (mark.kind === 'typed') {
    const size = sizeFor(mark.text, face, width * 0.94, room * 0.8);
    const matrix = [1, 0, slant, 1, x + 2, base + room * 0.18] as const;
    drawIn(page, matrix, () => face.draw(page, mark.text, { x: 0, y: 0, size, color: ink }));
  } else {
    const scale = Math.min(width / areaWidth, room / areaHeight);
    page.drawSvgPath(pathOf(mark.strokes), {
      x,
      y: base + areaHeight * scale,
      scale,
      borderColor: ink,
      borderWidth: 5,
    });
  }
  page.drawLine({ start: { x, y: base }, end: { x: x + width, y: base }, thickness: 0.5, color: gray });
  face.draw(page, face.fitted(note, noteSize, width), { x, y: y + noteSize * 0.15, size: noteSize, color: gray });
}

/** Strokes as an SVG path. */
function pathOf(strokes: readonly (readonly number[])[]): string {
  return strokes
    .map((stroke) =>
      stroke
        .slice(0, stroke.length - (stroke.length % 2))
        .map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ''}${value}`)
        .join(' '),
    )
    .join(' ');
}

/** The largest size up to `most` at which the text fits. */
function sizeFor(text: string, face: Typeface, width: number, most: number): number {
  const wide = face.width(text, most);
  return wide <= width - 4 ? most : Math.max(2, (most * (width - 4)) / wide);
}
