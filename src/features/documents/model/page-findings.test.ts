import { expect, test } from 'vitest';
import { findOnPages, type PageText, sidewaysMessage, withoutTextMessage } from './page-findings';

const up = [12, 0, 0, 12, 72, 700];
/** Counterclockwise, as on a landscape page scanned as portrait. */
const left = [0, 12, -12, 0, 72, 700];
const down = [-12, 0, 0, -12, 72, 700];
const right = [0, -12, 12, 0, 72, 700];
const page = (transform: readonly number[], rotation = 0, text = 'In the Circuit Court'): PageText => ({
  rotation,
  runs: [{ text, transform }],
});

test('pages with upright text have no findings', () => {
  expect(findOnPages([page(up), page(left, 90), page(down, 180), page(right, 270), page(right, -90)])).toBeUndefined();
  expect(findOnPages([])).toBeUndefined();
});

test('pages without text are found by their number', () => {
  expect(findOnPages([page(up), { rotation: 0, runs: [] }, page(up, 0, ' '), page(up)])).toEqual({
    withoutText: [2, 3],
  });
});

test('text that is not upright is found, with the rotation that turns it', () => {
  expect(findOnPages([page(up, 90), page(left), page(down), page(right, 180), page(up)])).toEqual({
    sideways: [
      { page: 1, rotation: 0 },
      { page: 2, rotation: 90 },
      { page: 3, rotation: 180 },
      { page: 4, rotation: 270 },
    ],
  });
});

test('a page is judged by nearly all of its letters', () => {
  const runs = (upright: number, turned: number) => [
    { text: 'x'.repeat(upright), transform: up },
    { text: 'x'.repeat(turned), transform: left },
  ];
  expect(findOnPages([{ rotation: 0, runs: runs(10, 90) }])).toEqual({ sideways: [{ page: 1, rotation: 90 }] });
  expect(findOnPages([{ rotation: 0, runs: runs(11, 89) }])).toBeUndefined();
  expect(findOnPages([{ rotation: 0, runs: runs(90, 10) }])).toBeUndefined();
  expect(findOnPages([{ rotation: 0, runs: [{ text: 'a', transform: [] }] }])).toBeUndefined();
});

test.each([
  [[1], 1, /^This page has no text\./],
  [[2], 4, /^Page 2 has no text\./],
  [[1, 2], 2, /^The pages have no text\./],
  [[1, 3], 1_200, /^2 of 1,200 pages have no text\./],
])('%j of %i', (pages, count, text) => expect(withoutTextMessage(pages, count)).toMatch(text));

test('sideways pages are counted, a single one named', () => {
  expect(sidewaysMessage([{ page: 3, rotation: 90 }])).toBe("Page 3 isn't upright.");
  expect(
    sidewaysMessage([
      { page: 3, rotation: 90 },
      { page: 4, rotation: 90 },
    ]),
  ).toBe("2 pages aren't upright.");
});
