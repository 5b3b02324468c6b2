/** Boxes that a person draws on the pages as they are shown. Pure, in fractions of the page, from the top left. */

/** A box on a page, from 1. */
export interface DrawnBox {
  id: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

type Corner = Pick<DrawnBox, 'x' | 'y'>;

/** No box is smaller, so that it can be seen and taken hold of. */
export const smallest = 0.01;

/** How far a key moves or resizes a box; with Alt, a fifth of it. */
const step = 0.01;

/** The box between two corners, whichever comes first, within the page. */
export function boxBetween(one: Corner, other: Corner): Pick<DrawnBox, 'x' | 'y' | 'width' | 'height'> {
  const [left, right] = [one.x, other.x].map((value) => within(value)).toSorted((a, b) => a - b);
  const [top, bottom] = [one.y, other.y].map((value) => within(value)).toSorted((a, b) => a - b);
  const [x = 0, y = 0] = [left, top];
  return fitted({ x, y, width: (right ?? 0) - x, height: (bottom ?? 0) - y });
}

/** The box that a key leaves: arrows move it, with Shift they resize it. Undefined for other keys. */
export function boxAfterKey<Box extends Omit<DrawnBox, 'id' | 'page'>>(
  box: Box,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
): Box | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const by = altKey ? step / 5 : step;
  const [across, down] = [direction.x * by, direction.y * by];
  const changed = shiftKey
    ? { ...box, width: box.width + across, height: box.height + down }
    : { ...box, x: box.x + across, y: box.y + down };
  return { ...box, ...fitted(changed) };
}

const directions: Readonly<Record<string, Corner>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number, most = 1) => Math.min(most, Math.max(0, value));

function fitted({ x, y, width, height }: Omit<DrawnBox, 'id' | 'page'>): Omit<DrawnBox, 'id' | 'page'> {
  const wide = Math.min(1, Math.max(smallest, width));
  const high = Math.min(1, Math.max(smallest, height));
  return { x: within(x, 1 - wide), y: within(y, 1 - high), width: wide, height: high };
}
