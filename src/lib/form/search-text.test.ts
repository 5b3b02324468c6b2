import { expect, it } from 'vitest';
import { readSearch } from './search-text';

it.each([
  [undefined, { kind: 'none' }],
  ['', { kind: 'none' }],
  ['   ', { kind: 'none' }],
  ['or', { kind: 'too-short' }],
  [' or ', { kind: 'too-short' }],
  ['😀😀', { kind: 'too-short' }],
  ['ort', { kind: 'words', term: 'ort' }],
  ['  Ana Ortega ', { kind: 'words', term: 'Ana Ortega' }],
])('%j asks for %j', (typed, search) => {
  expect(readSearch(typed)).toEqual(search);
});
