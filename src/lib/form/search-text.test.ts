import { expect, it } from 'vitest';
import { noOptionsText, readSearch, tooShort } from './search-text';

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

it.each([
  ['Searching…', { isWaiting: true }],
  [tooShort, { isAsked: false }],
  ["Couldn't be searched", { hasFailed: true }],
  ['Not searched yet', {}],
  ['No results found', { hasAnswer: true }],
])('a search without options says “%s”', (text, progress) => {
  const asked = { isWaiting: false, isAsked: true, hasAnswer: false, hasFailed: false };
  expect(noOptionsText({ ...asked, ...progress })).toBe(text);
});
