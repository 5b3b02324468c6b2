/** Chunks are grouped by entry and use, never by a list of files or a share count (docs/adr/0007). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('groups chunks without naming files', () => {
  const [, groups = ''] = /const sharedChunks.*?= \[\n(.*?)\n\];/s.exec(readFileSync('vite.config.ts', 'utf8')) ?? [];
  expect([...groups.matchAll(/test: (.+?)(?:,| })/g)].map(([, test]) => test)).toEqual([
    String.raw`/\/node_modules\/.*js$/`,
  ]);
  expect(groups).toContain('planned.group');
  expect(groups).not.toMatch(/minShareCount/);
});
