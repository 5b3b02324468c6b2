/**
 * Blacks out parts of pages for good: a page becomes a picture with the boxes in it, and its other words are laid over it
 * invisibly, to be searched. Nothing else of the file is kept: no annotations, properties or former bookmarks.
 */
import {
  degrees,
  PDFDocument,
  type PDFFont,
  PDFName,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import { AnnotationMode, type PDFDocumentLoadingTask, type PDFPageProxy } from 'pdfjs-dist';
import type { Box } from '../model/facts';
import { readMarks } from '../worker/page-marks';
import { boxOf, type PlacedText, readText, wordsOf } from '../worker/page-text';
import { setBookmarks } from './edit-pdf';

/** A part of a page to black out, in user space. */
export interface BlackBox {
  page: number;
  box: Box;
}

/** Draws a page with the boxes in it, unrotated; returns a JPEG. */
type DrawPage = (page: PDFPageProxy, boxes: readonly Box[]) => Promise<Uint8Array>;

interface Drawing {
  /** Opens a PDF, whose bytes it may take. */
  open: (bytes: Uint8Array) => PDFDocumentLoadingTask;
  draw: DrawPage;
  /** To be bookmarked. */
  exhibits: readonly { page: number; name: string }[];
}

/** In points: letters reach a little over their box. */
const margin = 1;

/** @throws an Error when a page can't be drawn. */
export async function blackOut(
  bytes: Uint8Array<ArrayBuffer>,
  parts: readonly BlackBox[],
  { open, draw, exhibits }: Drawing,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const form = source.catalog.getAcroForm();
  if (form) source.getForm().flatten();
  for (const { node } of source.getPages()) node.delete(PDFName.of('Annots'));
  const copy = await PDFDocument.create({ updateMetadata: false });
  const font = await copy.embedFont(StandardFonts.Helvetica);
  const loading = open(bytes.slice());
  try {
    const pdf = await loading.promise;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const boxes = parts.filter(({ page }) => page === number).map(({ box }) => widened(box));
      if (boxes.length === 0) {
        const [page] = await copy.copyPages(source, [number - 1]);
        if (page) copy.addPage(page);
        continue;
      }
      const page = await pdf.getPage(number);
      const [left = 0, bottom = 0, right = 612, top = 792] = page.view;
      const picture = await copy.embedJpg(await draw(page, boxes));
      const sheet = copy.addPage([right - left, top - bottom]);
      sheet.setMediaBox(left, bottom, right - left, top - bottom);
      sheet.setRotation(degrees(page.rotate));
      sheet.drawImage(picture, { x: left, y: bottom, width: right - left, height: top - bottom });
      const text = readText(readMarks(await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE })));
      sheet.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      for (const { word, glyph } of keptWords(text, boxes)) {
        const angle = (Math.atan2(glyph.nextY - glyph.y, glyph.nextX - glyph.x) * 180) / Math.PI;
        const shown = encodable(font, word);
        if (shown !== '')
          sheet.drawText(shown, {
            x: glyph.x,
            y: glyph.y,
            size: Math.max(1, glyph.size),
            font,
            rotate: degrees(angle),
          });
      }
      page.cleanup();
    }
  } finally {
    await loading.destroy();
  }
  setBookmarks(copy, exhibits);
  return new Uint8Array(await copy.save());
}

const widened = ({ left, bottom, right, top }: Box): Box => ({
  left: left - margin,
  bottom: bottom - margin,
  right: right + margin,
  top: top + margin,
});

/** The words of which no box hides a fifth of a letter. */
function keptWords(text: PlacedText, boxes: readonly Box[]) {
  return wordsOf(text).flatMap(({ word, start, end }) => {
    const glyphs = text.glyphs.slice(start, end).filter((glyph) => glyph !== undefined);
    const isHidden = glyphs.some((glyph) => {
      const { left, bottom, right, top } = boxOf(glyph);
      return boxes.some((box) => {
        const width = Math.min(right, box.right) - Math.max(left, box.left);
        const height = Math.min(top, box.top) - Math.max(bottom, box.bottom);
        return width > 0 && height > 0 && width * height > (right - left) * (top - bottom) * 0.2;
      });
    });
    const [glyph] = glyphs;
    return isHidden || !glyph ? [] : [{ word, glyph }];
  });
}

const plainSigns: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
};

/** Without what the standard fonts of PDF can't show. */
function encodable(font: PDFFont, word: string): string {
  const known = new Set(font.getCharacterSet());
  return [...word]
    .map((character) => plainSigns[character] ?? character)
    .filter((character) => [...character].every((each) => known.has(each.codePointAt(0) ?? 0)))
    .join('');
}
