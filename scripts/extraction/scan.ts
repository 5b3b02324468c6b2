/** Makes a paper a scan: its pages are pictures, turned and noisy. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Chance } from '../../sandbox/demo/orders/chance.ts';
import type { Paper } from './layouts.ts';
import type { Spot } from './sheet.ts';

/** How a paper lay on the scanner. */
export interface Scan {
  dpi: number;
  /** Degrees clockwise: a little askew, and a quarter turn more on its side. */
  turn: number;
  /** Standard deviation of the lightness, of 255. */
  noise: number;
  /** Lightness of the paper. */
  paper: number;
  /** Specks a square inch. */
  specks: number;
}

export function randomScan(chance: Chance): Scan {
  const quarter = chance.pick([0, 0, 0, 0, 0, 0, 90, 270, 180]);
  return {
    dpi: chance.pick([150, 200, 200, 240, 300]),
    turn: quarter + (chance.next() * 2 - 1) * 1.5,
    noise: chance.pick([4, 8, 14, 20]),
    paper: chance.between(225, 255),
    specks: chance.pick([0, 0, 1, 4]),
  };
}

/** The scanned paper; its values' places are those on the pages as they are shown. */
export async function scanned(source: Paper, scan: Scan, chance: Chance): Promise<Paper> {
  const task = getDocument({
    data: new Uint8Array(source.pdf),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    standardFontDataUrl: fontFolder,
  });
  const pdf = await task.promise;
  const result = await PDFDocument.create();
  const pages: ReturnType<typeof turn>[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: scan.dpi / 72 });
    const flat = blank(Math.round(viewport.width), Math.round(viewport.height), 255);
    Reflect.set(flat, 'style', {});
    await page.render({ canvas: null, canvasContext: Object(flat.getContext('2d')), viewport }).promise;
    const sheet = turn(flat, scan);
    pages.push(sheet);
    soil(sheet.canvas, scan, chance);
    const image = await result.embedJpg(await sheet.canvas.encode('jpeg', 70));
    const size = { width: (sheet.canvas.width / scan.dpi) * 72, height: (sheet.canvas.height / scan.dpi) * 72 };
    result.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, ...size });
  }
  await task.destroy();
  const printed = source.printed.map((each) => ({
    ...each,
    spot: pages[each.page - 1]?.spotOf(each.spot) ?? each.spot,
  }));
  return { ...source, pdf: await result.save(), printed };
}

const fontFolder = `${new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url).pathname}`;

function blank(width: number, height: number, light: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = `rgb(${light}, ${light}, ${light})`;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The page turned on the glass, which is as large as the page or lies on its side with it. */
function turn(flat: Canvas, scan: Scan) {
  const angle = (scan.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const isSideways = Math.abs(sin) > 0.7;
  const canvas = blank(isSideways ? flat.height : flat.width, isSideways ? flat.width : flat.height, 255);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(flat, -flat.width / 2, -flat.height / 2);
  const spotOf = ({ x, y, width, height }: Spot): Spot => {
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ].map(([atX = 0, atY = 0]) => {
      const [fromX, fromY] = [(atX - 0.5) * flat.width, (atY - 0.5) * flat.height];
      return {
        x: (fromX * cos - fromY * sin) / canvas.width + 0.5,
        y: (fromX * sin + fromY * cos) / canvas.height + 0.5,
      };
    });
    const [left, top] = [Math.min(...corners.map((each) => each.x)), Math.min(...corners.map((each) => each.y))];
    return {
      ...{ x: left, y: top },
      width: Math.max(...corners.map((each) => each.x)) - left,
      height: Math.max(...corners.map((each) => each.y)) - top,
    };
  };
  return { canvas, spotOf };
}

/** Gray paper, grain and specks. */
function soil(canvas: Canvas, { noise, paper, specks, dpi }: Scan, chance: Chance): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    // Nearly normal: the sum of three.
    const grain = (chance.next() + chance.next() + chance.next() - 1.5) * 2 * noise;
    const light = 30 + ((image.data[at] ?? 255) / 255) * (paper - 30) + grain;
    image.data.fill(Math.max(0, Math.min(255, light)), at, at + 3);
  }
  context.putImageData(image, 0, 0);
  const count = Math.round(((canvas.width * canvas.height) / dpi ** 2) * specks);
  context.fillStyle = 'rgb(60, 60, 60)';
  for (let speck = 0; speck < count; speck += 1)
    context.fillRect(
      chance.between(0, canvas.width),
      chance.between(0, canvas.height),
      chance.between(1, 2),
      chance.between(1, 2),
    );
}
