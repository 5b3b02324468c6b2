/** PDF text: finds pages with text and adds a text layer to pages without. */
import {
  beginText,
  decodePDFRawStream,
  endText,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  rotateAndSkewTextRadiansAndTranslate,
  StandardFonts,
  setCharacterSqueeze,
  setFontAndSize,
  setTextRenderingMode,
  showText,
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

/** Words to lay on a page. */
export interface TextLayer {
  /** From 1. */
  page: number;
  /** How far the lines run clockwise on the page as shown, in degrees. */
  turn: number;
  /** In the order in which they are read; places in fractions of the page as shown, from the top left. */
  words: readonly { text: string; box: { x: number; y: number; width: number; height: number } }[];
}

/**
 * Lays text invisibly on pages, each word at its place, so that it can be searched, marked and copied. Characters outside
 * PDF's standard fonts become question marks.
 */
export async function layText(document: PDFDocument, layers: readonly TextLayer[]): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const known = new Set(font.getCharacterSet());
  for (const { page: number, turn, words } of layers) {
    const page = document.getPage(number - 1);
    const key = page.node.newFontDictionary('Recognized', font.ref);
    const quarter = ((Math.round(turn / 90) % 4) + 4) % 4;
    const operators = words.flatMap(({ text, box }) => {
      const written = [...text].map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
      // Where the word begins on its baseline, as its lines run.
      const begin = [
        { x: box.x, y: box.y + box.height },
        { x: box.x, y: box.y },
        { x: box.x + box.width, y: box.y },
        { x: box.x + box.width, y: box.y + box.height },
      ][quarter] ?? { x: box.x, y: box.y };
      const shown = shownSize(page);
      const [along, across] = quarter % 2 === 0 ? (['width', 'height'] as const) : (['height', 'width'] as const);
      const size = Math.max(1, box[across] * shown[across]);
      const squeeze = (box[along] * shown[along] * 100) / Math.max(0.01, font.widthOfTextAtSize(written, size));
      const place = placeOf(page, begin);
      const angle = ((page.getRotation().angle - quarter * 90) * Math.PI) / 180;
      return [
        setFontAndSize(key, size),
        setCharacterSqueeze(squeeze),
        rotateAndSkewTextRadiansAndTranslate(angle, 0, 0, place.x, place.y),
        showText(font.encodeText(`${written} `)),
      ];
    });
    page.pushOperators(
      pushGraphicsState(),
      beginText(),
      setTextRenderingMode(TextRenderingMode.Invisible),
      ...operators,
      endText(),
      popGraphicsState(),
    );
  }
}

/** The page's size in points, as it is shown. */
function shownSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox();
  return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The point of a page at a place of the page as it is shown. */
function placeOf(page: PDFPage, at: { x: number; y: number }): { x: number; y: number } {
  const { x, y, width, height } = page.getCropBox();
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return { x: x + at.y * width, y: y + at.x * height };
    case 180:
      return { x: x + (1 - at.x) * width, y: y + at.y * height };
    case 270:
      return { x: x + (1 - at.y) * width, y: y + (1 - at.x) * height };
    default:
      return { x: x + at.x * width, y: y + (1 - at.y) * height };
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
