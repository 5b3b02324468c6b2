/** Chunks are grouped by entry and size, never by a list of files or a share count (docs/adr/0007). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('groups chunks without naming files', () => {
  const [, groups = ''] = /const sharedChunks.*?= \[\n(.*?)\n\];/s.exec(readFileSync('vite.config.ts', 'utf8')) ?? [];
  const tests = [...groups.matchAll(/test: (\S+),/g)].map(([, test]) => test);
  expect(tests.length).toBeGreaterThan(0);
  // Whole folders of the top level.
  for (const test of tests)
    expect(test).toMatch(/^\/\\\/(node_modules\\\/\.\*js\$|\(node_modules\|src\\\/\(api\|lib\)\)\\\/)\/$/);
  // Two is what "shared" means.
  for (const [, count] of groups.matchAll(/minShareCount: (\d+)/g)) expect(count).toBe('2');
});
