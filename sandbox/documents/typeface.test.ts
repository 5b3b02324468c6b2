/** What is written in a PDF must be seen on its pages, not only found by a reader. */
import fontkit from '@pdf-lib/fontkit';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { embedInter } from './typeface.ts';

const text = 'Affidavit of Service 2025-CV-004894 Nguyễn Thị Ánh, Пётр Щукин (Lakemoor County) ÀÿŁşĐ';

describe('the typeface of PDFs', () => {
  it('embeds the outline of each character that is drawn', async () => {
    const document = await PDFDocument.create();
    const { regular, bold } = await embedInter(document);
    const page = document.addPage();
    for (const [index, face] of [regular, bold].entries())
      face.draw(page, text, { x: 20, y: 100 + index * 40, size: 12, color: rgb(0, 0, 0) });
    const saved = await PDFDocument.load(await document.save());
    const programs = saved.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of('FontFile2'))] : []))
      .flatMap((reference) => saved.context.lookup(reference) ?? []);
    expect(programs).toHaveLength(2);
    for (const program of programs) {
      if (!(program instanceof PDFRawStream)) throw new Error('The font is no stream.');
      const font = fontkit.create(decodePDFRawStream(program).decode());
      const characters = new Set([...text]).size;
      expect(font.numGlyphs).toBeGreaterThanOrEqual(characters);
      const blank = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id)).filter(
        (glyph) => glyph.path.toSVG() === '',
      );
      // The space.
      expect(blank.length).toBeLessThanOrEqual(1);
    }
  });
});
