import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldInPlace, foldText } from './fold-text';

test.each([
  ['Đặng Thị Hồng', 'dang thi hong'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Søren Kjærgård', 'soren kjaergard'],
  ['Weiß & Söhne', 'weiss & sohne'],
  ['STRAẞE', 'strasse'],
  ['Æbleø', 'aebleo'],
  ['Œuvre', 'oeuvre'],
  ['Þórður Guðmundsson', 'thordur gudmundsson'],
  ['İzmir', 'izmir'],
  ['Zoe\u0308', 'zoe'],
  ['ﬁling', 'filing'],
  ['Σίσυφος', 'σισυφοσ'],
  ['王', '王'],
  ['PLAIN 12-B', 'plain 12-b'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding again changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
});

test('each letter of a text folded in place has its place', () => {
  const { folded, places } = foldInPlace('Ærø, e\u0301𝒜');
  expect(folded).toBe('aero, ea');
  expect(places).toEqual([0, 0, 1, 2, 3, 4, 5, 7, 9]);
});
