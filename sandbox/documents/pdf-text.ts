/** PDF text: finds pages with text and adds a text layer to pages without. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';

/** Maximum depth of nested forms. */
const deepestForm = 8;

/** Pages without text, such as scans. */
export function pagesWithoutText(document: PDFDocument): PDFPage[] {
  return document.getPages().filter(({ node }) => {
    const contents = node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    const code = streams.map((stream) => readStream(document.context.lookup(stream))).join('\n');
    return !showsText(code) && !formsShowText(node.Resources(), deepestForm);
  });
}

/**
 * Adds invisible text that can be searched and copied. Characters outside PDF's standard fonts become question marks.
 */
export async function addInvisibleText(
  document: PDFDocument,
  pages: readonly PDFPage[],
  textOf: (page: PDFPage) => string,
) {
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const page of pages) {
    const { x, y, height } = page.getCropBox();
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    const text = textOf(page).replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
    page.drawText(text, { x: x + 36, y: y + height - 48, size: 10, font });
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill));
  }
}

/** A text operator after a non-empty string or array. */
function showsText(code: string): boolean {
  return /(?:[^\s(<][)>]|[)>]\s*[-\d.\s]*\])\s*(?:Tj|TJ|'|")/.test(code);
}

function formsShowText(resources: PDFDict | undefined, depth: number): boolean {
  const objects = resources?.lookup(PDFName.of('XObject'));
  if (!(objects instanceof PDFDict) || depth === 0) return false;
  return objects.keys().some((key) => {
    const form = objects.lookup(key);
    if (!(form instanceof PDFStream) || form.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) return false;
    const own = form.dict.lookup(PDFName.of('Resources'));
    return showsText(readStream(form)) || formsShowText(own instanceof PDFDict ? own : undefined, depth - 1);
  });
}

/** A content stream's operators as Latin-1 text; empty when unreadable. */
function readStream(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) return '';
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  } catch {
    return '';
  }
}
