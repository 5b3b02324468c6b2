import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseQuery, formatUcn, parseUcn, type Ucn } from './ucn';

const orange = { countyNumber: 48, usualSuffix: 'OAXXXX' };
const written = '48-2025-CA-001234-OAXXXX';

test.each([
  '2025 ca 1234',
  '482025CA001234OAXXXX',
  written,
  ' 48-2025-ca-1234 ',
  '2025-CA-001234-OAXXXX',
  '2025CA1234',
  '2025ca001234oaxxxx',
  '2025 CA 1234 OA XXXX',
  '2025CA1234OAXXXX',
  '48 2025CA 001234',
])('"%s" is one case in county 48', (text) => {
  const { ucn, problem } = parseUcn(text, orange);
  expect(problem).toBeUndefined();
  expect(ucn && formatUcn(ucn)).toBe(written);
});

test('a county may lack its zero', () => {
  const alachua = { countyNumber: 1, usualSuffix: 'XXXXXX' };
  const { ucn } = parseUcn('1-2026-dr-7', alachua);
  expect(ucn).toEqual({ county: 1, year: 2026, courtType: 'DR', sequence: 7, suffix: 'XXXXXX' });
  expect(parseUcn('12026DR000007', alachua)).toEqual({ ucn });
});

test.each([
  ['', /such as 2025 CA 1234/],
  ['CA 1234', /such as 2025 CA 1234/],
  ['25 CA 1234', /such as 2025 CA 1234/],
  ['2025 C 1234', /such as 2025 CA 1234/],
  ['2025 CA', /such as 2025 CA 1234/],
  ['2025 CA 1234567', /such as 2025 CA 1234|six letters or digits/],
  ['68-2025-CA-1234', /no county 68/],
  ['00-2025-CA-1234', /no county 00/],
  ['13-2025-CA-1234', /county 13; the court’s county is 48/],
  ['1825 CA 1234', /year 1825/],
  ['2101 CA 1234', /year 2101/],
  ['2025 CA 0', /can’t be zero/],
  ['2025-CA-1234-OA', /end OA must be six/],
  ['2025-CA-1234-OA_XXX', /must be six/],
])('"%s" is refused with what is wrong', (text, problem) => {
  expect(parseUcn(text, orange).problem).toMatch(problem);
});

describe('of 2,000 random numbers', () => {
  const sign = (signs: string) => fc.constantFrom(...signs);
  const some = (signs: string, length: number) =>
    fc.string({ unit: sign(signs), minLength: length, maxLength: length });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const numbers: Ucn[] = fc.sample(
    fc.record({
      county: fc.integer({ min: 1, max: 67 }),
      year: fc.integer({ min: 1900, max: 2100 }),
      courtType: some(letters, 2),
      sequence: fc.integer({ min: 1, max: 999_999 }),
      suffix: some(`${letters}0123456789`, 6),
    }),
    2_000,
  );
  const courtOf = ({ county }: Ucn) => ({ countyNumber: county, usualSuffix: 'XXXXXX' });

  test('parse(format(x)) = x', () => {
    for (const ucn of numbers) expect(parseUcn(formatUcn(ucn), courtOf(ucn))).toEqual({ ucn });
  });

  test('hyphens and case don’t matter', () => {
    for (const ucn of numbers) {
      const text = formatUcn(ucn);
      expect(parseUcn(text.replaceAll('-', '').toLowerCase(), courtOf(ucn)), text).toEqual({ ucn });
      expect(parseUcn(text.replaceAll('-', ' '), courtOf(ucn)), text).toEqual({ ucn });
    }
  });

  test('every other county refuses it', () => {
    for (const ucn of numbers.slice(0, 200)) {
      const other = { countyNumber: (ucn.county % 67) + 1, usualSuffix: 'XXXXXX' };
      expect(parseUcn(formatUcn(ucn), other).problem).toMatch(/the court’s county is/);
    }
  });
});

test('a whole number’s parts find the case', () => {
  expect(caseQuery(written, 'orange')).toEqual({
    Court: 'orange',
    CourtType: 'CA',
    CaseYear: 2025,
    CaseNumberSequence: '001234',
  });
});
