/** Modules don't import each other in cycles. */
import { expect, it } from 'vitest';
import { checkImportCircles, circlesIn } from '../../scripts/import-circles.ts';
import { root } from './sources.ts';

it('there are no import cycles', () => {
  expect(checkImportCircles(root)).toEqual([]);
});

it('cycles are found as groups, each with its shortest cycle', () => {
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
