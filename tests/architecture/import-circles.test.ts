/** Modules don't import each other in circles. */
import { expect, it } from 'vitest';
import { checkImportCircles, circlesIn } from '../../scripts/import-circles.ts';
import { root } from './sources.ts';

it('there are no import circles', () => {
  expect(checkImportCircles(root)).toEqual([]);
});

it('circles are found as groups, each with its shortest circle', () => {
  const graph = new Map([
    ['a', ['b', 'e']],
    ['b', ['c', 'd']],
    ['c', ['d']],
    ['d', ['a']],
    ['e', ['e', 'f']],
    ['f', []],
  ]);
  expect(circlesIn(graph)).toEqual([
    { modules: ['a', 'b', 'c', 'd'], circle: ['a', 'b', 'd', 'a'] },
    { modules: ['e'], circle: ['e', 'e'] },
  ]);
});
