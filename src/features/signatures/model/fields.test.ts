import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeId, keyedBox, movedBox, newField, sizedBox } from './fields';

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
