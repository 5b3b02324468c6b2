/** The how-to names the files of everyday changes, which must exist. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(resolve(root, 'docs/how-to.md'), 'utf8');
const folders = /^(src|sandbox|contracts|scripts|tests|docs)\//;

/** Paths in the text, up to the first placeholder: `src/features/<domain>/search.ts` is `src/features`. */
const paths = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, path = '']) =>
  folders.test(path) ? [path.replace(/\/[^/]*<.*$/, '')] : [],
);

it('names the files of five changes', () => {
  expect(new Set(paths).size).toBeGreaterThan(20);
});

it.each([...new Set(paths)])('%s exists', (path) => {
  expect(existsSync(resolve(root, path))).toBe(true);
});
