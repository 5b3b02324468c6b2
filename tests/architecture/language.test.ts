/** Rules for all production code. */
import { expect, it } from 'vitest';
import { nodesMatching, productionSources, type Source } from './sources.ts';

it('has no casts except `as const`', () => {
  expect(castsIn(productionSources('src'))).toEqual([]);
  expect(castsIn([{ path: 'x.ts', text: 'const a = 1;\nconst b = a as string;' }])).toEqual(['x.ts:2']);
  expect(castsIn([{ path: 'x.ts', text: "const a = [1] as const; import { b as c } from 'd';" }])).toEqual([]);
});

/** Type assertions other than `as const`. */
function castsIn(sources: Source[]): string[] {
  return nodesMatching(sources, (found, { text }) => ({
    TSAsExpression: (node) => {
      if (text.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const') found(node);
    },
    TSTypeAssertion: found,
  }));
}
