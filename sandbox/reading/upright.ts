/** Sets the picture of a page upright: finds how its lines of text run, and turns it so that they run from left to right. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { inkOf, lightnessOf } from './lightness.ts';

/** A point, in pixels or in points. */
interface Point {
  x: number;
  y: number;
}

export interface Upright {
  canvas: Canvas;
  /** How far the lines run clockwise on the page as shown, in degrees: 90 for a page that lies on its side. */
  turn: number;
  /** The place on the page as shown, in its pixels, of a place in the upright picture. */
  toPage(point: Point): Point;
}

/** Longest side, in pixels, of the picture in which lines are looked for. */
const smallSide = 1000;
/** Letters are narrower and lower than this in such a picture; rulers and frames are longer. */
const longestStroke = 26;
/** Points that say enough about the lines of a page. */
const mostPoints = 40_000;
/** Degrees by which a sheet lies askew at most. */
const mostSkew = 6;

/** Letters of a typewriter stand in columns, too, but less sharply than in lines. */
const upwardsAre = 1.2;
/** Degrees askew that the recognition copes with. */
const leastSkew = 0.25;

/** The turns that a picture's lines may have, in degrees clockwise, likeliest first. */
export function turnsOf(canvas: Canvas): readonly number[] {
  const points = lettersOf(canvas);
  const across = skewOf(points);
  const upwards = skewOf(points.map(({ x, y }) => ({ x: y, y: -x })));
  const level = (skew: number) => (Math.abs(skew) < leastSkew ? 0 : skew);
  const upright = [level(across.skew), level(across.skew) + 180];
  const sideways = [level(upwards.skew) + 90, level(upwards.skew) + 270];
  return across.sharpness * upwardsAre >= upwards.sharpness ? [...upright, ...sideways] : [...sideways, ...upright];
}

/** A picture with its lines horizontal. @param turn how far they run clockwise, in degrees */
export function turned(canvas: Canvas, turn: number): Upright {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { width, height } = canvas;
  if (turn === 0) return { canvas, turn, toPage: (point) => point };
  const result = createCanvas(
    Math.ceil(Math.abs(width * cos) + Math.abs(height * sin)),
    Math.ceil(Math.abs(width * sin) + Math.abs(height * cos)),
  );
  const context = onWhite(result);
  context.translate(result.width / 2, result.height / 2);
  context.rotate(-angle);
  context.drawImage(canvas, -width / 2, -height / 2);
  return {
    canvas: result,
    turn,
    toPage: (point) => {
      const x = point.x - result.width / 2;
      const y = point.y - result.height / 2;
      return { x: x * cos - y * sin + width / 2, y: x * sin + y * cos + height / 2 };
    },
  };
}

/** The canvas's context, after it was painted white. */
export function onWhite(canvas: Canvas): SKRSContext2D {
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}

/** The dark points of a picture that belong to letters. */
function lettersOf(canvas: Canvas): Point[] {
  const scale = Math.min(1, smallSide / Math.max(canvas.width, canvas.height));
  const [width, height] = [Math.ceil(canvas.width * scale), Math.ceil(canvas.height * scale)];
  const small = createCanvas(width, height);
  const context = onWhite(small);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, width, height);
  const light = lightnessOf(small);
  const { limit } = inkOf(light);
  const isDark = Uint8Array.from(light, (each) => (each < limit ? 1 : 0));
  const isStroke = new Uint8Array(isDark);
  for (let y = 0; y < height; y += 1) dropRuns(isDark, isStroke, y * width, 1, width);
  for (let x = 0; x < width; x += 1) dropRuns(isDark, isStroke, x, width, height);
  const points: Point[] = [];
  for (const [at, each] of isStroke.entries())
    if (each === 1) points.push({ x: at % width, y: Math.floor(at / width) });
  const step = Math.ceil(points.length / mostPoints);
  return step > 1 ? points.filter((_, place) => place % step === 0) : points;
}

/** Removes dark runs along a line of the picture that are longer than a stroke of a letter. */
function dropRuns(isDark: Uint8Array, kept: Uint8Array, from: number, step: number, count: number): void {
  let length = 0;
  for (let place = 0; place <= count; place += 1) {
    if (place < count && isDark[from + place * step] === 1) {
      length += 1;
      continue;
    }
    if (length > longestStroke) for (let back = 1; back <= length; back += 1) kept[from + (place - back) * step] = 0;
    length = 0;
  }
}

/** The angle at which the points lie in the sharpest lines. */
function skewOf(points: readonly Point[]): { skew: number; sharpness: number } {
  let best = { skew: 0, sharpness: sharpnessAt(points, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let skew = from; skew <= to; skew += step) {
      const sharpness = sharpnessAt(points, skew);
      if (sharpness > best.sharpness) best = { skew, sharpness };
    }
  };
  look(-mostSkew, mostSkew, 0.5);
  look(best.skew - 0.4, best.skew + 0.4, 0.1);
  return best;
}

/** Tells how much the number of points differs from one row of pixels to the next, when the rows run at an angle. */
function sharpnessAt(points: readonly Point[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { x, y } of points) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const [row, count] of rows) sum += (count - (rows.get(row - 1) ?? 0)) ** 2;
  return sum;
}
