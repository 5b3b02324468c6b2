import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry';
import { markMatches, matchEntries } from './match';

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  key: title,
  title,
  page: { kind: 'single-page', link: '/' },
  ...more,
});
const entries = [
  entry('Integration settings', { keywords: 'clio connect' }),
  entry('All Orders', { detail: 'Everything that was ordered' }),
  entry('Drafts', { detail: 'Orders that were not submitted' }),
  entry('Café Lumière v. Ortega'),
  entry('Đặng v. Ærø Shipping'),
  entry('Sowa v. Lantern Street Holdings LLC', { detail: '2026-CH-01234 · 41227' }),
];
const found = (typed: string) => matchEntries(entries, typed).map(({ title }) => title);

describe('matching', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['ord', ['All Orders', 'Drafts']],
    ['all', ['All Orders']],
    ['ORDERS all', ['All Orders']],
    ['rders', []],
    ['clio', ['Integration settings']],
    ['cafe lum', ['Café Lumière v. Ortega']],
    ['CAFÉ', ['Café Lumière v. Ortega']],
    ['dang aero', ['Đặng v. Ærø Shipping']],
    ['settings clio', ['Integration settings']],
    ['settings itk', []],
    ['-- drafts --', ['Drafts']],
    ['2026CH01234', ['Sowa v. Lantern Street Holdings LLC']],
    ['2026ch012', ['Sowa v. Lantern Street Holdings LLC']],
    ['2026 ch-01234', ['Sowa v. Lantern Street Holdings LLC']],
    ['ch01234', ['Sowa v. Lantern Street Holdings LLC']],
    ['41227', ['Sowa v. Lantern Street Holdings LLC']],
    ['1227', []],
    ['2026CH01235', []],
  ])('%j: %j', (typed, titles) => expect(found(typed)).toEqual(titles));

  it('ranks titles that start with the text first, then titles that contain it', () => {
    const some = [entry('b', { keywords: 'filing' }), entry('New filing'), entry('Filing list')];
    expect(matchEntries(some, 'fil').map(({ title }) => title)).toEqual(['Filing list', 'New filing', 'b']);
  });
});

describe('marks', () => {
  it('highlights word beginnings that match', () => {
    expect(markMatches('Café and cafeteria, decafe', 'CAFE')).toEqual([
      { text: 'Café', isMatch: true },
      { text: ' and ', isMatch: false },
      { text: 'cafe', isMatch: true },
      { text: 'teria, decafe', isMatch: false },
    ]);
  });

  it('highlights whole letters that are folded into two, and marks that follow', () => {
    expect(markMatches('Ærø and cafe\u0301', 'ae cafe')).toEqual([
      { text: 'Æ', isMatch: true },
      { text: 'rø and ', isMatch: false },
      { text: 'cafe\u0301', isMatch: true },
    ]);
  });

  it('ends with a match', () => {
    expect(markMatches('Café', 'cafe')).toEqual([{ text: 'Café', isMatch: true }]);
  });

  it('stays in place after characters that fold into several', () => {
    expect(markMatches('각 Café', 'cafe')).toEqual([
      { text: '각 ', isMatch: false },
      { text: 'Café', isMatch: true },
    ]);
  });

  it('keeps the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
        expect(
          markMatches(text, typed)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
