import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EnvelopeField } from '@/api/generated/serving/model';
import { fieldKinds, freeId, keyedBox, movedBox, newField, sizedBox } from './fields';

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const any = fc.record({
  x: fc.double({ min: 0, max: 0.7, noNaN: true }),
  y: fc.double({ min: 0, max: 0.9, noNaN: true }),
  width: fc.double({ min: 0.04, max: 0.3, noNaN: true }),
  height: fc.double({ min: 0.016, max: 0.1, noNaN: true }),
});
const by = fc.double({ min: -2, max: 2, noNaN: true });

test('a field moved or sized by any distance stays on the page, and keeps a size to grab', () => {
  fc.assert(
    fc.property(any, by, by, (start, x, y) => {
      for (const change of [movedBox, sizedBox]) {
        const after = change(start, x, y);
        expect(after.x).toBeGreaterThanOrEqual(0);
        expect(after.y).toBeGreaterThanOrEqual(0);
        expect(after.x + after.width).toBeLessThanOrEqual(1.0002);
        expect(after.y + after.height).toBeLessThanOrEqual(1.0002);
        expect(after.width).toBeGreaterThanOrEqual(0.0399);
        expect(after.height).toBeGreaterThanOrEqual(0.0159);
      }
    }),
  );
});

test.each([
  [{ key: 'ArrowLeft' }, { ...box, x: 0.095 }],
  [
    { key: 'ArrowDown', altKey: true },
    { ...box, y: 0.25 },
  ],
  [
    { key: 'ArrowRight', shiftKey: true },
    { ...box, width: 0.305 },
  ],
  [
    { key: 'ArrowUp', shiftKey: true, altKey: true },
    { ...box, height: 0.016 },
  ],
  [{ key: 'Enter' }, undefined],
])('%j', (press, expected) => {
  expect(keyedBox(box, { shiftKey: false, altKey: false, ...press })).toEqual(expected);
});

test('new fields have free IDs and don’t cover each other', () => {
  const first = newField({ kind: 'signature', signerId: 's1', fileId: 'a', page: 1, fields: [] });
  const second = newField({ kind: 'date', signerId: 's1', fileId: 'a', page: 1, fields: [first] });
  expect([first.fieldId, second.fieldId]).toEqual(['f1', 'f2']);
  expect(second.box.y).toBeGreaterThan(first.box.y);
  expect(newField({ kind: 'date', signerId: 's1', fileId: 'a', page: 2, fields: [first] }).box.y).toBe(first.box.y);
  expect(freeId(['f2', 'f3'], 'f')).toBe('f4');
  expect(freeId(['f2'], 'f')).toBe('f3');
});

test('a new field is required, and as large as its kind asks for', () => {
  for (const kind of ['signature', 'initials', 'date', 'text'] as const) {
    const { label, width, height } = fieldKinds[kind];
    expect(label).not.toBe('');
    expect(newField({ kind, signerId: 's1', fileId: 'a', page: 1, fields: [] })).toEqual({
      ...{ fieldId: 'f1', signerId: 's1', fileId: 'a', page: 1, kind, isRequired: true },
      box: { x: 0.12, y: 0.4, width, height },
    });
  }
  expect(fieldKinds.initials).toMatchObject({ width: 0.1, height: 0.035 });
  expect(fieldKinds.text).toMatchObject({ width: 0.28, height: 0.028 });
});

test('new fields go down the page in even steps, and start over after eight', () => {
  const next = (fields: EnvelopeField[], fileId = 'a') =>
    newField({ kind: 'date', signerId: 's1', fileId, page: 1, fields });
  const placed: EnvelopeField[] = [];
  for (let count = 0; count < 9; count += 1) placed.push(next(placed));
  expect(placed.map((field) => field.box.y)).toEqual([0.4, 0.465, 0.53, 0.595, 0.66, 0.725, 0.79, 0.855, 0.4]);
  expect(next(placed, 'b').box.y).toBe(0.4);
});

test('IDs of removed fields are free, those of others stay theirs', () => {
  const first = newField({ kind: 'date', signerId: 's1', fileId: 'a', page: 1, fields: [] });
  const second = { ...first, fieldId: 'f2' };
  expect(newField({ kind: 'date', signerId: 's1', fileId: 'a', page: 1, fields: [second] }).fieldId).toBe('f3');
});

test('a box is sized down to what can be grabbed, and up to the edges of the page', () => {
  expect(sizedBox(box, 2, 2)).toEqual({ x: 0.1, y: 0.2, width: 0.9, height: 0.8 });
  expect(sizedBox(box, -2, -2)).toEqual({ x: 0.1, y: 0.2, width: 0.04, height: 0.016 });
  expect(movedBox(box, 2, 2)).toEqual({ ...box, x: 0.7, y: 0.95 });
  expect(movedBox(box, -2, -2)).toEqual({ ...box, x: 0, y: 0 });
});
