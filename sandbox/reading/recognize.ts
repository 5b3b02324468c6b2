/** Recognizes the text in the picture of a page, however the page lies. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Block, createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { fractions } from './fractions.ts';
import { type CleanPicture, cleaned, fullestBand, graymapOf } from './lightness.ts';
import type { Word } from './page-text.ts';
import { onWhite, turned, turnsOf, type Upright } from './upright.ts';

const requireFrom = createRequire(import.meta.url);
const languageFolder = join(dirname(requireFrom.resolve('@tesseract.js-data/eng/package.json')), '4.0.0');

/** Dots per inch of the pictures that are recognized. */
const resolution = 200;
/** Longest side of such a picture, for pages of unusual size. */
const longestSide = 3300;
/** The part of a page on which a direction is tried. */
const triedShare = 0.12;
/** Words read in the right direction are this sure; upside down or sideways, none is. */
const leastSureness = 0.72;
/** Fewer letters say nothing of a direction. */
const leastLetters = 12;

export interface RecognizedPage {
  words: Word[];
  /** How far its lines run clockwise on the page as shown, in degrees. */
  turn: number;
  /** Width by height of the upright page. */
  aspect: number;
}

/** The words of a page, in the order in which they were recognized. */
export async function recognize(page: PDFPageProxy): Promise<RecognizedPage> {
  const drawn = await draw(page);
  const tried: { upright: Upright; sureness: number }[] = [];
  for (const turn of turnsOf(drawn)) {
    const upright = turned(drawn, turn);
    const band = fullestBand(cleaned(upright.canvas), triedShare);
    // Otherwise it would find columns of upright text in a page on its side.
    const sureness = surenessOf(await recognizeWords(band, PSM.SINGLE_BLOCK));
    tried.push({ upright, sureness });
    if (sureness >= leastSureness) break;
  }
  const surest = Math.max(...tried.map(({ sureness }) => sureness));
  const upright = tried.find(({ sureness }) => sureness === surest)?.upright ?? turned(drawn, 0);
  const words = await recognizeWords(cleaned(upright.canvas), PSM.AUTO);
  return {
    words: words.flatMap((word) => placed(upright, drawn, word)),
    turn: upright.turn,
    aspect: upright.canvas.width / upright.canvas.height,
  };
}

async function draw(page: PDFPageProxy): Promise<Canvas> {
  const bare = page.getViewport({ scale: 1 });
  const scale = Math.min(resolution / 72, longestSide / Math.max(bare.width, bare.height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = onWhite(canvas);
  // The package's canvas has what PDF.js draws with, but not the browser's type.
  Reflect.set(canvas, 'style', {});
  await page.render({ canvas: null, canvasContext: Object(context), viewport }).promise;
  return canvas;
}

type RecognizedWord = Pick<
  Block['paragraphs'][number]['lines'][number]['words'][number],
  'text' | 'confidence' | 'bbox'
>;

/** Tells how sure the recognition is of words, 0 to 1, by their letters. */
function surenessOf(words: readonly RecognizedWord[]): number {
  let [letters, sure] = [0, 0];
  for (const { text, confidence, bbox } of words) {
    const count = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
    // A word that is higher than wide was read on its side.
    const isUpright = count < 3 || bbox.x1 - bbox.x0 > bbox.y1 - bbox.y0;
    letters += count;
    if (isUpright) sure += (count * confidence) / 100;
  }
  return letters < leastLetters ? 0 : sure / letters;
}

async function recognizeWords(picture: CleanPicture, segmentation: PSM): Promise<RecognizedWord[]> {
  const worker = await startRecognizer();
  await worker.setParameters({ tessedit_pageseg_mode: segmentation });
  const { data } = await worker.recognize(graymapOf(picture), {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );
}

function placed(upright: Upright, drawn: Canvas, { text: printed, confidence, bbox }: RecognizedWord): Word[] {
  const { x0, y0, x1, y1 } = bbox;
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  const [text, sureness] = [printed.trim(), confidence / 100];
  const box = fractions(corners, upright.canvas);
  if (!box || text === '') return [];
  if (upright.turn === 0) return [{ text, box, sureness }];
  const shown = fractions(corners.map(upright.toPage), drawn);
  return shown ? [{ text, box, shown, sureness }] : [];
}

let recognizer: Promise<Worker> | undefined;

/** Starts the recognition once; its language data are in a package, so nothing is fetched. */
function startRecognizer(): Promise<Worker> {
  recognizer ??= createWorker('eng', OEM.LSTM_ONLY, { langPath: languageFolder, gzip: true, cacheMethod: 'none' }).then(
    async (worker) => {
      await worker.setParameters({
        tessedit_pageseg_mode: PSM.AUTO,
        preserve_interword_spaces: '1',
        tessedit_do_invert: '0',
      });
      return worker;
    },
  );
  return recognizer;
}

/** Ends the recognition, if it was started. */
export async function endRecognizer(): Promise<void> {
  await (await recognizer)?.terminate();
  recognizer = undefined;
}
