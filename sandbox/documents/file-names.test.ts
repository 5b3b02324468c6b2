import { expect, it } from 'vitest';
import { documentTitle } from './file-names.ts';

it.each([
  ['motion.pdf', ['Motion to Compel', 'Renewed Motion'], 'Motion to Compel'],
  ['motion.pdf', ['', 'Renewed  Motion\nto Vacate '], 'Renewed Motion to Vacate'],
  ['Motion v. 2.pdf', [undefined, null, ' '], 'Motion v. 2'],
  ['Motion', [], 'Motion'],
  ['.pdf', [], '.pdf'],
  ['motion.pdf', ['𝔐'.repeat(300)], '𝔐'.repeat(255)],
])('the title of %s with the titles %j', (fileName, titles, expected) => {
  expect(documentTitle(fileName, ...titles)).toBe(expected);
});
