/** Route files stay thin. */
import { expect, it } from 'vitest';
import { linesMatching, productionSources } from './sources.ts';

const routes = productionSources('src/routes');

it('are at most 80 lines long', () => {
  expect(routes.filter(({ text }) => text.split('\n').length > 81).map(({ path }) => path)).toEqual([]);
});

it('export Route alone', () => {
  const otherExport = /^export (?:default |(?:async )?(?:function|const|class|type|interface) (?!Route\b)\w+)/;
  expect(linesMatching(routes, otherExport)).toEqual([]);
});
