/** Draws on PDF pages as readers see them, however a page is cropped or turned. */
import { concatTransformationMatrix, type PDFPage, popGraphicsState, pushGraphicsState } from 'pdf-lib';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A page as shown: its size in points, and the matrix from its bottom left corner to the page's own coordinates. */
export interface ShownPage {
  width: number;
  height: number;
  matrix: Matrix;
}

export function shownPage(page: PDFPage): ShownPage {
  const { x, y, width, height } = page.getCropBox();
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] };
    case 180:
      return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] };
    case 270:
      return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] };
    default:
      return { width, height, matrix: [1, 0, 0, 1, x, y] };
  }
}

/** Draws in a coordinate system that `matrix` maps to the page's. */
export function drawIn(page: PDFPage, matrix: Matrix, draw: () => void): void {
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix));
  draw();
  page.pushOperators(popGraphicsState());
}
