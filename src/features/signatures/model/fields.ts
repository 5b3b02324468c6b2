/** Places on pages that signers fill in, as fractions of the page as shown. Pure. */
import type { EnvelopeField, FieldBox, FieldKind } from '@/api/generated/serving/model';

interface KindFacts {
  label: string;
  /** Size of a new one. */
  width: number;
  height: number;
}

export const fieldKinds: Readonly<Record<FieldKind, KindFacts>> = {
  signature: { label: 'Signature', width: 0.32, height: 0.06 },
  initials: { label: 'Initials', width: 0.1, height: 0.035 },
  date: { label: 'Date', width: 0.16, height: 0.028 },
  text: { label: 'Text', width: 0.28, height: 0.028 },
};

/** Smallest field: still legible, and large enough to grab. */
const [leastWidth, leastHeight] = [0.04, 0.016];
/** New fields don't cover each other. */
const step = 0.065;

interface NewField extends Pick<EnvelopeField, 'kind' | 'signerId' | 'fileId' | 'page'> {
  /** The fields there are. */
  fields: readonly EnvelopeField[];
}

/** A field in the lower part of the page, below those placed there before. */
export function newField({ kind, signerId, fileId, page, fields }: NewField): EnvelopeField {
  const { width, height } = fieldKinds[kind];
  const onPage = fields.filter((field) => field.fileId === fileId && field.page === page).length;
  const box = movedBox({ x: 0.12, y: 0.4, width, height }, 0, (onPage % 8) * step);
  return {
    fieldId: freeId(
      fields.map((field) => field.fieldId),
      'f',
    ),
    signerId,
    fileId,
    page,
    kind,
    box,
    isRequired: true,
  };
}

/** The first of `f1`, `f2`, … that isn't taken. */
export function freeId(taken: readonly string[], letter: string): string {
  let number = taken.length + 1;
  while (taken.includes(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), Math.max(least, most));
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The box moved by fractions of the page; it stays on the page. */
export function movedBox({ x, y, width, height }: FieldBox, byX: number, byY: number): FieldBox {
  return { x: rounded(between(0, x + byX, 1 - width)), y: rounded(between(0, y + byY, 1 - height)), width, height };
}

/** The box made larger or smaller at its bottom right corner; it stays on the page. */
export function sizedBox({ x, y, width, height }: FieldBox, byX: number, byY: number): FieldBox {
  return {
    x,
    y,
    width: rounded(between(leastWidth, width + byX, 1 - x)),
    height: rounded(between(leastHeight, height + byY, 1 - y)),
  };
}

/** Fractions of the page per press of an arrow key: fine, and coarse with Alt. */
const [fine, coarse] = [0.005, 0.05];

interface KeyPress {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Tells what an arrow key does to a box: it moves it, or sizes it with Shift. Undefined for other keys. */
export function keyedBox(box: FieldBox, { key, shiftKey, altKey }: KeyPress): FieldBox | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const by = altKey ? coarse : fine;
  return (shiftKey ? sizedBox : movedBox)(box, direction[0] * by, direction[1] * by);
}
