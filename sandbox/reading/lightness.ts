/** The lightness of a picture: what is ink, and what is paper with its grain. */
import type { Canvas } from '@napi-rs/canvas';

/** Each pixel's lightness, 0 to 255. */
export function lightnessOf(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const light = new Uint8Array(width * height);
  // Green is most of what the eye takes for light.
  for (let at = 0; at < light.length; at += 1) light[at] = data[at * 4 + 1] ?? 255;
  return light;
}

/** What parts ink from paper best (Otsu's method). */
export interface Ink {
  /** Darker than this is ink. */
  limit: number;
  /** The mean lightness of the ink. */
  ink: number;
  /** The mean lightness of the paper, and how far its grain strays from it. */
  paper: number;
  grain: number;
}

export function inkOf(light: Uint8Array): Ink {
  const counts = new Float64Array(256);
  for (const each of light) counts[each] = (counts[each] ?? 0) + 1;
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let [best, dark, darkSum] = [-1, 0, 0];
  let found: Ink = { limit: 128, ink: 0, paper: 255, grain: 0 };
  for (const [value, count] of counts.entries()) {
    dark += count;
    darkSum += count * value;
    const rest = light.length - dark;
    if (dark === 0 || rest === 0) continue;
    const [ink, paper] = [darkSum / dark, (sum - darkSum) / rest];
    const between = dark * rest * (ink - paper) ** 2;
    if (between > best) [best, found] = [between, { limit: value + 1, ink, paper, grain: 0 }];
  }
  let [strays, papers] = [0, 0];
  for (let value = found.limit; value < 256; value += 1) {
    strays += (counts[value] ?? 0) * (value - found.paper) ** 2;
    papers += counts[value] ?? 0;
  }
  return { ...found, grain: Math.sqrt(strays / Math.max(1, papers)) };
}

/** A picture with its paper white and its ink black; the edges of letters stay gray. */
export interface CleanPicture {
  width: number;
  height: number;
  light: Uint8Array;
}

export function cleaned(canvas: Canvas): CleanPicture {
  const light = lightnessOf(canvas);
  const { limit, ink, paper, grain } = inkOf(light);
  const white = Math.max(limit + 8, paper - 2.5 * grain);
  const levels = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(((value - ink) / Math.max(1, white - ink)) * 255))),
  );
  for (let at = 0; at < light.length; at += 1) light[at] = levels[light[at] ?? 0] ?? 255;
  const { width, height } = canvas;
  const shown = new Uint8Array(light);
  for (let row = 0; row < height; row += 1) dropRulers(shown, light, row * width, 1, width);
  for (let column = 0; column < width; column += 1) dropRulers(shown, light, column, width, height);
  return { width, height, light };
}

/** Longer than this, in pixels, a dark line is a ruler or a frame: the recognition takes what it frames for a drawing. */
const longestStroke = 80;
/** Grain parts a line for so many pixels. */
const longestBreak = 3;

/** Makes rulers along a line of the picture white, with their gray edges. */
function dropRulers(shown: Uint8Array, light: Uint8Array, from: number, step: number, count: number): void {
  const beside = step === 1 ? count : 1;
  let [start, end] = [-1, -1];
  for (let place = 0; place <= count; place += 1) {
    if (place < count && (shown[from + place * step] ?? 255) < 128) {
      if (start < 0) start = place;
      end = place;
      continue;
    }
    if (start < 0 || (place < count && place - end <= longestBreak)) continue;
    if (end - start > longestStroke)
      for (let at = from + start * step; at <= from + end * step; at += step)
        for (const near of [at - beside, at, at + beside]) if (near >= 0 && near < light.length) light[near] = 255;
    start = -1;
  }
}

/** The band of rows with the most ink, of a height. */
export function fullestBand({ width, height, light }: CleanPicture, share: number): CleanPicture {
  const rows = Math.max(1, Math.floor(height * share));
  const inkOfRow = Float64Array.from({ length: height }, (_, row) => {
    let ink = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) ink += 255 - (light[at] ?? 255);
    return ink;
  });
  let ink = inkOfRow.slice(0, rows).reduce((sum, each) => sum + each, 0);
  let [most, top] = [ink, 0];
  for (let row = rows; row < height; row += 1) {
    ink += (inkOfRow[row] ?? 0) - (inkOfRow[row - rows] ?? 0);
    if (ink > most) [most, top] = [ink, row - rows + 1];
  }
  return { width, height: rows, light: light.subarray(top * width, (top + rows) * width) };
}

/** As a portable graymap, which needs no packing. */
export const graymapOf = ({ width, height, light }: CleanPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), light]);
