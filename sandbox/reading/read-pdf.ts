/**
 * Reads the pages of a PDF: its own text where a page has some, otherwise the text recognized in the picture of the
 * page. Runs in a worker thread (reader-worker.ts), because both keep a processor busy for seconds.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import {
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { boxAround, linesOf, type PageText, type Word } from './page-text.ts';

const requireFrom = createRequire(import.meta.url);
const pdfjsFolder = dirname(requireFrom.resolve('pdfjs-dist/package.json'));
const languageFolder = join(dirname(requireFrom.resolve('@tesseract.js-data/eng/package.json')), '4.0.0');

/** Fewer letters than this are a stamp or a page number on a scan. */
const leastLetters = 24;
/** Dots per inch of the pictures that are recognized. */
const resolution = 200;
/** Longest side of such a picture, for pages of unusual size. */
const longestSide = 3300;

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
      return { page: number, method: 'text', lines: linesOf(words, aspect) };
    return { page: number, method: 'ocr', lines: linesOf(await recognize(page, bare), aspect) };
  } finally {
    page.cleanup();
  }
}

/** The words of a page's own text. A run of text is parted at its spaces, by the average width of a letter. */
async function wordsOf(page: PDFPageProxy, viewport: PageViewport): Promise<Word[]> {
  const { items } = await page.getTextContent();
  const words: Word[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 0, b = 0, , , e = 0, f = 0] = item.transform;
    const length = Math.hypot(a, b) || 1;
    const along = [a / length, b / length] as const;
    const advance = item.width / item.str.length;
    for (const match of item.str.matchAll(/\S+/g)) {
      const from = match.index * advance;
      const to = (match.index + match[0].length) * advance;
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
      if (box) words.push({ text: match[0], box, sureness: 1 });
    }
  }
  return joined(words, viewport.width / viewport.height);
}

/** Joins pieces of a word that a PDF shows one by one. */
function joined(words: readonly Word[], aspect: number): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const isSame =
      last &&
      Math.abs(last.box.y - word.box.y) < word.box.height * 0.2 &&
      Math.abs((word.box.x - last.box.x - last.box.width) * aspect) < word.box.height * 0.08;
    if (isSame)
      result[result.length - 1] = { text: last.text + word.text, box: boxAround([last.box, word.box]), sureness: 1 };
    else result.push(word);
  }
  return result;
}

/** A box in fractions of the page; undefined beside the page. */
function fractions(corners: readonly { x: number; y: number }[], { width, height }: { width: number; height: number }) {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const xs = corners.map(({ x }) => clamp(x / width));
  const ys = corners.map(({ y }) => clamp(y / height));
  const box = { x: Math.min(...xs), y: Math.min(...ys), width: 0, height: 0 };
  box.width = Math.max(...xs) - box.x;
  box.height = Math.max(...ys) - box.y;
  return box.width > 0 && box.height > 0 ? box : undefined;
}

let recognizer: Promise<Worker> | undefined;

/** Starts the recognition once; its language data are in a package, so nothing is fetched. */
function startRecognizer(): Promise<Worker> {
  recognizer ??= createWorker('eng', OEM.LSTM_ONLY, { langPath: languageFolder, gzip: true, cacheMethod: 'none' }).then(
    async (worker) => {
      await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, preserve_interword_spaces: '1' });
      return worker;
    },
  );
  return recognizer;
}

async function recognize(page: PDFPageProxy, bare: PageViewport): Promise<Word[]> {
  const scale = Math.min(resolution / 72, longestSide / Math.max(bare.width, bare.height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The package's canvas has what PDF.js draws with, but not the browser's type.
  Reflect.set(canvas, 'style', {});
  await page.render({ canvas: null, canvasContext: Object(context), viewport }).promise;
  const worker = await startRecognizer();
  const { data } = await worker.recognize(
    await canvas.encode('png'),
    { rotateAuto: true },
    { blocks: true, text: false },
  );
  const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  return words.flatMap(({ text, confidence, bbox }) => {
    const corners = [
      { x: bbox.x0, y: bbox.y0 },
      { x: bbox.x1, y: bbox.y1 },
    ];
    const box = fractions(corners, canvas);
    return box && text.trim() !== '' ? [{ text: text.trim(), box, sureness: confidence / 100 }] : [];
  });
}

/** Ends the recognition, if it was started. */
export async function endRecognizer(): Promise<void> {
  await (await recognizer)?.terminate();
  recognizer = undefined;
}
