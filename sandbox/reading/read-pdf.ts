/**
 * Reads the pages of a PDF: its own text where a page has some, otherwise the text recognized in the picture of the
 * page. Runs in a worker thread (reader-worker.ts), because both keep a processor busy for seconds.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fractions } from './fractions.ts';
import { boxAround, linesOf, type PageText, type Word } from './page-text.ts';
import { recognize } from './recognize.ts';

const requireFrom = createRequire(import.meta.url);
const pdfjsFolder = dirname(requireFrom.resolve('pdfjs-dist/package.json'));

/** Fewer letters than this are a stamp or a page number on a scan. */
const leastLetters = 24;

/** Why a PDF has no pages to read. */
export type Unreadable = 'encrypted' | 'unreadable' | 'empty';

export class UnreadableError extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(`The PDF is ${reason}.`);
    this.reason = reason;
  }
}

export interface OpenedPdf {
  pageCount: number;
  /** Whether a page, numbered from 1, has text of its own. */
  hasText(page: number): Promise<boolean>;
  read(page: number): Promise<PageText>;
  close(): Promise<void>;
}

/** @throws UnreadableError */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const task = getDocument({
    // PDF.js takes the bytes over.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    standardFontDataUrl: `${join(pdfjsFolder, 'standard_fonts')}/`,
    cMapUrl: `${join(pdfjsFolder, 'cmaps')}/`,
    wasmUrl: `${join(pdfjsFolder, 'wasm')}/`,
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy();
    throw new UnreadableError(
      error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'unreadable',
    );
  }
  if (document.numPages === 0) throw new UnreadableError('empty');
  return {
    pageCount: document.numPages,
    hasText: async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.some((item) => 'str' in item && item.str.trim() !== '');
    },
    read: (number) => readPage(document, number),
    close: () => task.destroy(),
  };
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await document.getPage(number);
  try {
    const bare = page.getViewport({ scale: 1 });
    const aspect = bare.width / bare.height;
    const words = await wordsOf(page, bare);
    if (words.reduce((sum, { text }) => sum + text.length, 0) >= leastLetters)
      return { page: number, method: 'text', turn: 0, lines: linesOf(words, aspect) };
    const recognized = await recognize(page);
    return {
      ...{ page: number, method: 'ocr', turn: recognized.turn },
      lines: linesOf(recognized.words, recognized.aspect),
    };
  } finally {
    page.cleanup();
  }
}

/** A word of a run of text, and whether it touches the run's ends: a neighbor may go on with it. */
type Piece = Word & { isFirst: boolean; isLast: boolean };

/** The words of a page's own text: a run of text is parted at its spaces. */
async function wordsOf(page: PDFPageProxy, viewport: PageViewport): Promise<Word[]> {
  const { items, styles } = await page.getTextContent();
  const pieces: Piece[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 0, b = 0, , , e = 0, f = 0] = item.transform;
    const length = Math.hypot(a, b) || 1;
    const along = [a / length, b / length] as const;
    const isMonospaced = styles[item.fontName]?.fontFamily === 'monospace';
    const widthOf = isMonospaced ? (text: string) => text.length : usualWidth;
    const advance = item.width / widthOf(item.str);
    for (const match of item.str.matchAll(/\S+/g)) {
      const from = widthOf(item.str.slice(0, match.index)) * advance;
      const to = from + widthOf(match[0]) * advance;
      const corners = [
        [from, -item.height * 0.22],
        [to, item.height * 0.78],
      ].map(([x = 0, y = 0]) =>
        viewport.convertToViewportPoint(e + along[0] * x - along[1] * y, f + along[1] * x + along[0] * y),
      );
      const box = fractions(
        corners.map(([x, y]) => ({ x: Number(x), y: Number(y) })),
        viewport,
      );
      const isLast = match.index + match[0].length === item.str.length;
      if (box) pieces.push({ text: match[0], box, sureness: 1, isFirst: match.index === 0, isLast });
    }
  }
  return joined(pieces, viewport.width / viewport.height);
}

/** Widths of letters as most typefaces have them, in thousandths of their size. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,;:'!|’ ]/u, 260],
  [/[ftrI()/\-[\]]/u, 330],
  [/[mMW@—]/u, 860],
  [/[A-Zw&–]/u, 680],
];

/** About how wide a text is, to part a run whose width is known. */
function usualWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 510), 0);
}

/** Joins pieces of a word that a PDF shows one by one. */
function joined(pieces: readonly Piece[], aspect: number): Word[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const isSame =
      last?.isLast &&
      piece.isFirst &&
      Math.abs(last.box.y - piece.box.y) < piece.box.height * 0.2 &&
      Math.abs((piece.box.x - last.box.x - last.box.width) * aspect) < piece.box.height * 0.08;
    if (isSame) {
      const box = boxAround([last.box, piece.box]);
      result[result.length - 1] = { ...last, text: last.text + piece.text, box, isLast: piece.isLast };
    } else result.push(piece);
  }
  return result.map(({ text, box, sureness }) => ({ text, box, sureness }));
}
