/** How the application reaches its backends. */
import { expect, it } from 'vitest';
import { linesMatching, productionSources } from './sources.ts';

const sources = productionSources('src');

it('calls backends only through the request runner', () => {
  const outside = sources.filter(({ path }) => !path.startsWith('src/api/'));
  expect(linesMatching(outside, /(?<![.\w])fetch\(|XMLHttpRequest/)).toEqual([]);
});

it('builds every query key on a generated one', () => {
  expect(linesMatching(sources, /queryKey:\s*\[\s*['"`]/)).toEqual([]);
});
