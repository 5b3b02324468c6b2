import { expect, it } from 'vitest';
import { pageScale } from './page-scale';

it.each([
  ['a letter page', { width: 612, height: 792 }, 750, 2, 2.45],
  ['a plan of 3 by 4 feet', { width: 2592, height: 3456 }, 750, 2, 0.58],
  ['a receipt, less sharp', { width: 200, height: 2400 }, 750, 2, 3.41],
])('%s is displayed', (_, page, width, ratio, scale) => {
  expect(pageScale(page, width * ratio)).toBeCloseTo(scale, 2);
});

it.each([
  { width: 1, height: 14_400 },
  { width: 72, height: 14_400 },
  { width: 0, height: 792 },
])('a page of $width × $height points is too narrow', (page) => {
  expect(pageScale(page, 1500)).toBeUndefined();
});

it('a very wide page still has a height', () => {
  expect(pageScale({ width: 14_400, height: 1 }, 1500)).toBeCloseTo(0.104, 3);
});
