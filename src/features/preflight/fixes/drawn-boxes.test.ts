import { expect, it } from 'vitest';
import { boxAfterKey, boxBetween, smallest } from './drawn-boxes';

const key = (name: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...held,
});
const box = { x: 0.5, y: 0.5, width: 0.2, height: 0.1 };

it('lies between two corners, whichever was pressed first, within the page', () => {
  expect(boxBetween({ x: 0.6, y: 0.2 }, { x: 0.4, y: 0.5 })).toEqual({
    x: 0.4,
    y: 0.2,
    width: expect.closeTo(0.2),
    height: expect.closeTo(0.3),
  });
  expect(boxBetween({ x: 0.9, y: 0.9 }, { x: 1.4, y: 1.2 })).toMatchObject({ width: expect.closeTo(0.1) });
  // A press without a drag is a box that can be seen.
  expect(boxBetween({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({
    x: 1 - smallest,
    y: 1 - smallest,
    width: smallest,
    height: smallest,
  });
});

it('is moved by arrow keys, resized with Shift, and finely with Alt', () => {
  expect(boxAfterKey(box, key('ArrowLeft'))).toMatchObject({ x: expect.closeTo(0.49), width: 0.2 });
  expect(boxAfterKey(box, key('ArrowDown', { shiftKey: true }))).toMatchObject({
    y: 0.5,
    height: expect.closeTo(0.11),
  });
  expect(boxAfterKey(box, key('ArrowRight', { altKey: true }))).toMatchObject({ x: expect.closeTo(0.502) });
  expect(boxAfterKey(box, key('Enter'))).toBeUndefined();
});

it('stays within the page and visible', () => {
  expect(boxAfterKey({ ...box, x: 0.8 }, key('ArrowRight'))).toMatchObject({ x: expect.closeTo(0.8) });
  expect(boxAfterKey({ ...box, width: smallest }, key('ArrowLeft', { shiftKey: true }))?.width).toBe(smallest);
});
