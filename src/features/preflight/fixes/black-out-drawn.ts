/** Blacks out what a person drew boxes over. Import it dynamically. */
import { openPdf } from '@/lib/pdf/open-pdf';
import type { Box, DocumentFacts } from '../model/facts';
import { type BlackBox, blackOut } from './black-out';
import { drawPage } from './draw-page';
import type { DrawnBox } from './drawn-boxes';

type Bytes = Uint8Array<ArrayBuffer>;

/** The changed file. @throws an Error that says why it can't be changed. */
export async function blackOutDrawn(bytes: Bytes, drawn: readonly DrawnBox[], facts?: DocumentFacts): Promise<Bytes> {
  const parts = await partsOf(bytes, drawn);
  const exhibits = facts?.kind === 'read' && facts.hasOutline ? facts.exhibits : [];
  return blackOut(bytes, parts, { open: openPdf, draw: drawPage, exhibits });
}

/** The boxes in user space: pages are shown turned as their file says. */
export async function partsOf(bytes: Bytes, drawn: readonly DrawnBox[], open = openPdf): Promise<BlackBox[]> {
  const loading = open(bytes.slice());
  try {
    const pdf = await loading.promise;
    const parts: BlackBox[] = [];
    for (const { page: number, x, y, width, height } of drawn) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const corner = (right: number, down: number): [number, number] => {
        const [pdfX = 0, pdfY = 0] = viewport.convertToPdfPoint(right * viewport.width, down * viewport.height);
        return [pdfX, pdfY];
      };
      parts.push({ page: number, box: boxOf(corner(x, y), corner(x + width, y + height)) });
    }
    return parts;
  } finally {
    await loading.destroy();
  }
}

const boxOf = ([x1, y1]: [number, number], [x2, y2]: [number, number]): Box => ({
  left: Math.min(x1, x2),
  bottom: Math.min(y1, y2),
  right: Math.max(x1, x2),
  top: Math.max(y1, y2),
});
