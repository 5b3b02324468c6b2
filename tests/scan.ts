/** Scans: PDFs whose pages are pictures of text. */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { degrees, PDFDocument } from 'pdf-lib';

const font = 'Scanned';
const dotsPerInch = 100;

/** A page as it lies on the scanner. */
export interface ScannedPage {
  lines: readonly string[];
  /** Degrees clockwise by which its lines are turned: 0, 90, 180 or 270, or a little askew. */
  turn?: number;
  /** The rotation with which viewers show it. */
  rotation?: 0 | 90 | 180 | 270;
}

/** A PDF of letter pages. Without lines, a page is blank. */
export async function scanOf(pages: readonly ScannedPage[]): Promise<PDFDocument> {
  const require = createRequire(import.meta.url);
  if (!GlobalFonts.has(font))
    GlobalFonts.registerFromPath(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'), font);
  const document = await PDFDocument.create();
  for (const { lines, turn = 0, rotation = 0 } of pages) {
    const isSideways = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.7;
    const [width, height] = isSideways ? [1100, 850] : [850, 1100];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.fillStyle = 'black';
    context.font = `18px "${font}"`;
    context.translate(width / 2, height / 2);
    context.rotate((turn * Math.PI) / 180);
    for (const [place, line] of lines.entries()) context.fillText(line, -325, -430 + place * 30);
    const size = { width: (width / dotsPerInch) * 72, height: (height / dotsPerInch) * 72 };
    const page = document.addPage([size.width, size.height]);
    // In jsdom, a buffer of Node is no array to the library.
    const picture = new Uint8Array(await canvas.encode('png'));
    page.drawImage(await document.embedPng(picture), { x: 0, y: 0, ...size });
    if (rotation !== 0) page.setRotation(degrees(rotation));
  }
  return document;
}
