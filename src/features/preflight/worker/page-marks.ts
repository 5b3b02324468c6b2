/** The marks of a page in the order in which they are drawn: glyphs of text, and opaque boxes. */
import { OPS } from 'pdfjs-dist';
import type { Box } from '../model/facts';

/** A glyph of text with its place in the drawing. */
export interface Glyph {
  text: string;
  /** Its origin and the next one's, in user space. */
  x: number;
  y: number;
  nextX: number;
  nextY: number;
  /** The font's size in points. */
  size: number;
  order: number;
}

/** A filled rectangle that hides what was drawn before it. */
interface OpaqueBox extends Box {
  order: number;
}

export interface PageMarks {
  glyphs: readonly Glyph[];
  boxes: readonly OpaqueBox[];
}

type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** `second` first, then `first`. */
function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;

function toMatrix(value: unknown): Matrix | undefined {
  if (!isNumbers(value) || value.length < 6) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = value;
  return [a, b, c, d, e, f];
}

const isNumbers = (value: unknown): value is ArrayLike<number> & Iterable<number> =>
  value instanceof Float32Array || (Array.isArray(value) && value.every((each) => typeof each === 'number'));

interface State {
  matrix: Matrix;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  leading: number;
  fillAlpha: number;
  isBlended: boolean;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Rectangles thinner than this, in points, are lines under or through words. */
const thinnest = 3;

const fills: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Follows the operators of a page, as PDF.js lists them. */
export function readMarks(operators: { fnArray: readonly number[]; argsArray: readonly unknown[] }): PageMarks {
  const glyphs: Glyph[] = [];
  const boxes: OpaqueBox[] = [];
  const stack: State[] = [];
  let state: State = {
    matrix: identity,
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    leading: 0,
    fillAlpha: 1,
    isBlended: false,
  };
  let line: Matrix = identity;
  let text: Matrix = identity;

  const moveText = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const show = (run: unknown, order: number) => {
    if (!Array.isArray(run)) return;
    const { size, charSpacing, wordSpacing, scale, rise } = state;
    const [a, b, c, d, e, f] = multiply(state.matrix, text);
    const height = Math.abs(size) * Math.hypot(c, d);
    // Only the place changes along a run.
    let along = 0;
    for (const each of run) {
      if (typeof each === 'number') {
        along -= (each / 1000) * size * scale;
        continue;
      }
      if (typeof each !== 'object' || each === null) continue;
      const unicode: unknown = Reflect.get(each, 'unicode');
      const width = numberOf(Reflect.get(each, 'width'));
      const isSpace = Reflect.get(each, 'isSpace') === true;
      const x = e + a * along + c * rise;
      const y = f + b * along + d * rise;
      along += ((width / 1000) * size + charSpacing + (isSpace ? wordSpacing : 0)) * scale;
      if (typeof unicode !== 'string' || unicode === '') continue;
      const [nextX, nextY] = [e + a * along + c * rise, f + b * along + d * rise];
      glyphs.push({ text: unicode, x, y, nextX, nextY, size: height, order });
    }
    text = multiply(text, [1, 0, 0, 1, along, 0]);
  };
  const save = () => stack.push({ ...state });
  const restore = () => {
    state = stack.pop() ?? state;
  };

  for (const [order, operator] of operators.fnArray.entries()) {
    const found = operators.argsArray[order];
    const args: readonly unknown[] = Array.isArray(found) ? found : [];
    switch (operator) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
        restore();
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, toMatrix(args) ?? identity);
        break;
      case OPS.paintFormXObjectBegin:
        save();
        state.matrix = multiply(state.matrix, toMatrix(args[0]) ?? identity);
        break;
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        restore();
        break;
      case OPS.beginAnnotation:
        save();
        state.matrix = multiply(multiply(state.matrix, toMatrix(args[2]) ?? identity), toMatrix(args[3]) ?? identity);
        break;
      case OPS.beginText:
        line = identity;
        text = identity;
        break;
      case OPS.setFont:
        state.size = numberOf(args[1]);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = numberOf(args[0]);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = numberOf(args[0]);
        break;
      case OPS.setHScale:
        state.scale = numberOf(args[0]) / 100;
        break;
      case OPS.setTextRise:
        state.rise = numberOf(args[0]);
        break;
      case OPS.setLeading:
        state.leading = Math.abs(numberOf(args[0]));
        break;
      case OPS.setTextMatrix:
        line = toMatrix(args[0]) ?? toMatrix(args) ?? identity;
        text = line;
        break;
      case OPS.moveText:
        moveText(numberOf(args[0]), numberOf(args[1]));
        break;
      case OPS.setLeadingMoveText:
        state.leading = Math.abs(numberOf(args[1]));
        moveText(numberOf(args[0]), numberOf(args[1]));
        break;
      case OPS.nextLine:
        moveText(0, -state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        show(args[0], order);
        break;
      case OPS.setGState:
        readGraphicsState(args[0], state);
        break;
      case OPS.constructPath: {
        if (!fills.has(numberOf(args[0])) || state.fillAlpha < 1 || state.isBlended) break;
        const bounds = rectangleOf(args);
        const box = bounds && transformed(bounds, state.matrix);
        if (box && box.right - box.left >= thinnest && box.top - box.bottom >= thinnest) boxes.push({ ...box, order });
        break;
      }
      default:
    }
  }
  return { glyphs, boxes };
}

function readGraphicsState(entries: unknown, state: State): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    const [key, value]: unknown[] = entry;
    if (key === 'ca') state.fillAlpha = numberOf(value);
    if (key === 'BM') state.isBlended = value !== 'source-over';
    if (key === 'SMask' && value) state.fillAlpha = 0;
  }
}

/** The bounds of a path, if it is one or more rectangles with edges along the axes: all that boxes over words are made of. */
function rectangleOf([, paths, bounds]: readonly unknown[]): Box | undefined {
  const [path]: unknown[] = Array.isArray(paths) ? paths : [];
  if (!(path instanceof Float32Array) || !isNumbers(bounds)) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
  const isOnEdge = (x: number, y: number) => (x === left || x === right) && (y === bottom || y === top);
  let points = 0;
  for (let at = 0; at < path.length; ) {
    const step = path[at];
    // Moves and lines have one point; a rectangle's end has none.
    if (step === 4) {
      at += 1;
      continue;
    }
    if ((step !== 0 && step !== 1) || !isOnEdge(path[at + 1] ?? Number.NaN, path[at + 2] ?? Number.NaN))
      return undefined;
    points += 1;
    at += 3;
  }
  return points >= 4 && points <= 6 ? { left, bottom, right, top } : undefined;
}

function transformed(box: Box, matrix: Matrix): Box {
  const corners = [
    apply(matrix, box.left, box.bottom),
    apply(matrix, box.right, box.bottom),
    apply(matrix, box.left, box.top),
    apply(matrix, box.right, box.top),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}
