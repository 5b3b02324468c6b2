/** Route files stay thin. */
import { expect, it } from 'vitest';
import { linesMatching, productionSources } from './sources.ts';

const routes = productionSources('src/routes');

it('have at most 80 lines', () => {
  expect(routes.filter(({ text }) => text.split('\n').length > 81).map(({ path }) => path)).toEqual([]);
});

it('export only Route', () => {
  const otherExport = /^export (?:default |(?:async )?(?:function|const|class|type|interface) (?!Route\b)\w+)/;
  expect(linesMatching(routes, otherExport)).toEqual([]);
});
