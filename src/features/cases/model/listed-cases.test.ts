import { describe, expect, it } from 'vitest';
import { casesOfMatters, mattersOf, withCaseBack } from './listed-cases';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('a removed case that comes back', () => {
  it.each([
    ['in its place', [1, 3], [1, 2, 3], [1, 2, 3]],
    ['first', [3], [2, 3], [2, 3]],
    ['last', [1], [1, 2], [1, 2]],
    ['after what is left of those before it', [9, 3, 4], [1, 3, 2, 4], [9, 3, 2, 4]],
    ['first, where nothing is known of its place', [1, 3], [], [2, 1, 3]],
    ['once', [1, 2], [1, 2], [1, 2]],
  ])('is %s', (_, now, before, expected) => {
    expect(withCaseBack(rows(...now), { id: 2 }, before)).toEqual(rows(...expected));
  });
});

const ofMatter = (clientReference: string | undefined) => ({ clientReference });

it('matters are those of the cases, counted', () => {
  expect(mattersOf([ofMatter('B'), ofMatter('A'), ofMatter(undefined), ofMatter('B')])).toEqual([
    { value: 'A', label: 'A', count: 1 },
    { value: 'B', label: 'B', count: 2 },
  ]);
});

it('matters are in the order of their references', () => {
  expect(mattersOf(['A', 'C', 'B'].map(ofMatter)).map(({ value }) => value)).toEqual(['A', 'B', 'C']);
  expect(mattersOf([])).toEqual([]);
});

it('cases are those of the chosen matters', () => {
  const cases = [ofMatter('A'), ofMatter('B'), ofMatter(undefined)];
  expect(casesOfMatters(cases, undefined)).toBe(cases);
  expect(casesOfMatters(cases, ['B'])).toEqual([ofMatter('B')]);
});
