import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseQuery, countyOf, formatUcn, isUcn, parseUcn, type Ucn } from './ucn';

const counties = [
  { countyNumber: 1, county: 'Alachua' },
  { countyNumber: 13, county: 'Miami-Dade' },
  { countyNumber: 48, county: 'Orange' },
  { countyNumber: 50, county: 'Palm Beach' },
];
const orange = { countyNumber: 48, county: 'Orange', usualSuffix: 'OAXXXX' };
const written = '48-2025-CA-001234-OAXXXX';
const now = new Date('2026-07-01T12:00:00Z');
const read = (text: string, court = orange) => parseUcn(text, court, { counties, now });

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
  // As they stand in captions and word processors.
  'Case No.: 48-2025-CA-001234-OAXXXX',
  'CASE NUMBER 2025-CA-1234',
  '48–2025–CA–001234',
  '2025\u00A0CA\u00A01234',
  // The clerks' own short forms: two digits of the year, the branch as one letter, the letters after or before.
  '25-CA-001234',
  '48-25-CA-1234',
  '2025-CA-001234-O',
  '2025-001234-CA-01',
  '2025-001234-CA',
  'CACE-25-001234',
  'CA-2025-001234',
])('"%s" is one case in county 48', (text) => {
  const { ucn, problem } = read(text);
  expect(problem).toBeUndefined();
  expect(ucn && formatUcn(ucn)).toBe(written);
});

test('a county may lack its zero', () => {
  const alachua = { countyNumber: 1, county: 'Alachua', usualSuffix: 'XXXXXX' };
  const { ucn } = read('1-2026-dr-7', alachua);
  expect(ucn).toEqual({ county: 1, year: 2026, courtType: 'DR', sequence: 7, suffix: 'XXXXXX' });
  expect(read('12026DR000007', alachua)).toEqual({ ucn });
});

test('two digits of a year are those of a case that can exist: of this century up to next year', () => {
  const yearOf = (text: string) => read(text).ucn?.year;
  expect(yearOf('27 CA 1')).toBe(2027);
  expect(yearOf('28 CA 1')).toBe(1928);
  expect(yearOf('99 CA 1')).toBe(1999);
});

const example = 'Enter the year, two letters and the number, such as 2025 CA 1234.';

test.each([
  ['', example],
  ['   ', example],
  ['Delacroix', example],
  ['1'.repeat(61), 'A case number is shorter, such as 2025 CA 1234.'],
  ['CA 1234', 'The year is missing. Enter it first, such as 2025 CA 1234.'],
  ['202 CA 1234', 'The year 202 must have four digits.'],
  ['20255 CA 1234', 'The year 20255 must have four digits.'],
  ['1825 CA 1234', 'The year 1825 can’t be right.'],
  ['2101 CA 1234', 'The year 2101 can’t be right.'],
  ['2025 1234', 'The court type is missing: two letters, such as CA, after the year.'],
  ['2025', 'The court type is missing: two letters, such as CA, after the year.'],
  ['2025 C1 1234', 'The court type C1 must be two letters, such as CA.'],
  ['48-2025-C1-001234', 'The court type C1 must be two letters, such as CA.'],
  ['2025 C 1234', 'The court type C must be two letters, such as CA.'],
  ['2025C 1234', 'The court type C must be two letters, such as CA.'],
  ['2025 CAX 1234', 'The court type CAX must be two letters, such as CA.'],
  ['2025 CA', 'The sequence number is missing: up to six digits after CA.'],
  ['2025CA', 'The sequence number is missing: up to six digits after CA.'],
  ['2025 CA OAXXXX', 'The sequence number OAXXXX must be digits.'],
  ['2025 CA 1234567', 'The sequence number 1234567 has 7 digits. It can have six at most.'],
  ['2025CA1234567', 'The sequence number 1234567 has 7 digits. It can have six at most.'],
  ['48-2025-CA-0001234-OAXXXX', 'The sequence number 0001234 has 7 digits. It can have six at most.'],
  ['2025-0001234-CA-01', 'The sequence number 0001234 has 7 digits. It can have six at most.'],
  ['2025 CA 0', 'The sequence number can’t be zero.'],
  ['2025-CA-1234-OA', 'The end OA must be six letters or digits, such as OAXXXX.'],
  ['2025-CA-1234-OA_XXX', 'The end OA_XXX must be six letters or digits, such as OAXXXX.'],
  ['2025CA1234A4', 'The end A4 must be six letters or digits, such as OAXXXX.'],
  ['68-2025-CA-1234', 'There is no county 68 in Florida. Counties are 01 to 67.'],
  ['00-2025-CA-1234', 'There is no county 00 in Florida. Counties are 01 to 67.'],
  ['50-2025-CA-1234', 'This number belongs to Palm Beach County (50). You chose Orange County (48).'],
  ['13-2025-CA-1234', 'This number belongs to Miami-Dade County (13). You chose Orange County (48).'],
  // A county whose court isn't among those that the portal lists.
  ['12-2025-CA-1234', 'This number belongs to county 12. You chose Orange County (48).'],
])('"%s" is refused with the part that is wrong', (text, problem) => {
  expect(read(text)).toEqual({ problem });
});

test('tells the county that a number names, wrong or not at the chosen court', () => {
  expect(countyOf('48-2025-CA-1234')).toBe(48);
  expect(countyOf(' 13 2025 CA 1234')).toBe(13);
  expect(countyOf('482025CA001234OAXXXX')).toBe(48);
  expect(countyOf('2025 CA 1234')).toBeUndefined();
  expect(countyOf('68-2025-CA-1234')).toBeUndefined();
  expect(countyOf('25-CA-1234')).toBeUndefined();
  expect(countyOf('')).toBeUndefined();
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
  const courtOf = ({ county }: Ucn) => ({ countyNumber: county, county: 'Any', usualSuffix: 'XXXXXX' });

  test('parse(format(x)) = x', () => {
    for (const ucn of numbers) {
      expect(read(formatUcn(ucn), courtOf(ucn))).toEqual({ ucn });
      expect(isUcn(formatUcn(ucn))).toBe(true);
    }
  });

  test('hyphens and case don’t matter', () => {
    for (const ucn of numbers) {
      const text = formatUcn(ucn);
      expect(read(text.replaceAll('-', '').toLowerCase(), courtOf(ucn)), text).toEqual({ ucn });
      expect(read(text.replaceAll('-', ' '), courtOf(ucn)), text).toEqual({ ucn });
    }
  });

  test('every other county refuses it, and it names its own', () => {
    for (const ucn of numbers.slice(0, 200)) {
      const other = { countyNumber: (ucn.county % 67) + 1, county: 'Other', usualSuffix: 'XXXXXX' };
      expect(read(formatUcn(ucn), other).problem).toMatch(/^This number belongs to .* You chose Other County /);
      expect(countyOf(formatUcn(ucn))).toBe(ucn.county);
    }
  });

  test('any text is read or refused, quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign(' -0123456789CAX_'), maxLength: 60 }), (text) => {
        const { ucn, problem } = read(text);
        expect(ucn === undefined).toBe(problem !== undefined);
        if (ucn) expect(read(formatUcn(ucn))).toEqual({ ucn });
      }),
      { numRuns: 1_000 },
    );
    for (const each of ['1', 'A', '-', '1A', '1-', 'A-']) read(each.repeat(32_000 / each.length));
  });
});

test('a whole number’s parts find the case', () => {
  expect(isUcn('2025 CA 1234')).toBe(false);
  expect(caseQuery(written, 'orange')).toEqual({
    Court: 'orange',
    CourtType: 'CA',
    CaseYear: 2025,
    CaseNumberSequence: '001234',
  });
});
