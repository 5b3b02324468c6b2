import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box } from '../model/facts';

/** In pixels per point: 200 dpi. */
const scale = 200 / 72;

/** Draws a page in the browser, with black boxes over it, as a JPEG. @throws an Error when the browser can't */
export async function drawPage(page: PDFPageProxy, boxes: readonly Box[]): Promise<Uint8Array> {
  const viewport = page.getViewport({ scale, rotation: 0 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const context = canvas.getContext('2d');
  if (!context) throw new Error("The browser can't draw the page.");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#000';
  for (const { left, bottom, right, top } of boxes) {
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom);
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top);
    context.fillRect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob) throw new Error("The browser can't draw the page.");
  return new Uint8Array(await blob.arrayBuffer());
}
