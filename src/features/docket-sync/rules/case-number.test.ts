import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameCase, looseKey, readCaseNumber } from './case-number';

/** The key, with the defendant's number after a space, or the error. */
function shortly(text: string): string {
  const read = readCaseNumber(text);
  if ('error' in read) return read.error;
  const defendant = read.system === 'federal' && read.defendantNumber ? ` ${read.defendantNumber}` : '';
  return `${read.system} ${read.key}${defendant}`;
}

describe('the specification’s table', () => {
  test.each([
    ['1:25-CV-4417-ABC-DEF', 'federal 1:25-cv-04417'],
    ['25-cv-04417', 'federal 25-cv-04417'],
    ['1:20-cr-00061-KD-2', 'federal 1:20-cr-00061 2'],
    ['4:20-mj-00061-N/A', 'federal 4:20-mj-00061'],
    ['4:25-crcor-00029', 'federal 4:25-crcor-00029'],
    ['02-00017-LMK', 'federal 02-00017'],
    ['652211/2025', 'NY 652211/2025'],
    ['Index No. 652211/25', 'NY 652211/2025'],
    ['ef2023-1234', 'NY EF2023-1234'],
    ['E2021000123', 'NY E2021000123'],
    ['482025CA001234OAXXXX', 'FL 48-2025-CA-001234'],
    ['48-2025-CA-1234', 'FL 48-2025-CA-001234'],
    ['2025-CA-001234', 'county-missing'],
    ['1:25-cv-', 'unreadable'],
    ['', 'unreadable'],
    ['4.417E+3', 'spreadsheet-changed'],
    ['2025-04-17', 'spreadsheet-changed'],
  ])('%j: %s', (text, read) => expect(shortly(text)).toBe(read));
});

describe('other writings', () => {
  test.each([
    ['1：25–cv—04417', 'federal 1:25-cv-04417'],
    ['１:25‑cv‑04417', 'federal 1:25-cv-04417'],
    ['\u00a01:25 - cv -\u00a04417 ', 'federal 1:25-cv-04417'],
    ['1:25-cv\u200b-04417', 'federal 1:25-cv-04417'],
    ['Case No. 1:25-cv-04417', 'federal 1:25-cv-04417'],
    ['Case No.: 1:25-cv-04417', 'federal 1:25-cv-04417'],
    ['case number 1:25-cv-04417', 'federal 1:25-cv-04417'],
    ['No. 25-cv-04417', 'federal 25-cv-04417'],
    ['# 25-cv-04417', 'federal 25-cv-04417'],
    ['Case #25-cv-04417', 'federal 25-cv-04417'],
    ['1:25cv4417', 'federal 1:25-cv-04417'],
    ['1:2025-cv-04417', 'federal 1:25-cv-04417'],
    ['1:25-cv-004417', 'federal 1:25-cv-04417'],
    ['3:25-cv-00417-TJC-32MCR', 'federal 3:25-cv-00417'],
    ['1:20-cr-00061-2', 'federal 1:20-cr-00061 2'],
    ['1:20-cr-00061-KD-0', 'federal 1:20-cr-00061'],
    ['8:25-bk-01234-CPM', 'federal 8:25-bk-01234'],
    ['1:02-00017', 'federal 1:02-00017'],
    ['20123/2025E', 'NY 20123/2025E'],
    ['652211/99', 'NY 652211/1999'],
    ['652211-2025', 'NY 652211/2025'],
    ['EF-2023-1234', 'NY EF2023-1234'],
    ['48-2025-CA-001234-OAXX-XX', 'FL 48-2025-CA-001234'],
    ['8-2025-CA-12-O', 'FL 08-2025-CA-000012'],
    ['2025CA001234', 'county-missing'],
    ['68-2025-CA-001234', 'unreadable'],
    ['00-2025-CA-001234', 'unreadable'],
    ['48-2025-CA-000000', 'unreadable'],
    ['1:25-cv-00000', 'unreadable'],
    ['1:25-cvcvcv-04417', 'unreadable'],
    ['00/2025', 'unreadable'],
    ['4.417E3', 'spreadsheet-changed'],
    ['4,417E+08', 'spreadsheet-changed'],
    ['4/17/2025', 'spreadsheet-changed'],
    ['04-17-25', 'spreadsheet-changed'],
    ['17-Apr-25', 'spreadsheet-changed'],
    ['17 April 2025', 'spreadsheet-changed'],
    ['Apr-25', 'spreadsheet-changed'],
    ['April 17, 2025', 'spreadsheet-changed'],
    ['2025-04-17T00:00:00.000Z', 'spreadsheet-changed'],
    ['Thu Apr 17 2025 00:00:00 GMT+0000', 'spreadsheet-changed'],
    ['Case', 'unreadable'],
    ['Ortega v. Lakeshore Holdings LLC', 'unreadable'],
    ['45765', 'unreadable'],
    ['1'.repeat(200), 'unreadable'],
  ])('%j: %s', (text, read) => expect(shortly(text)).toBe(read));

  test('parts of a number', () => {
    expect(readCaseNumber('02-00017-LMK')).toEqual({
      system: 'federal',
      key: '02-00017',
      year: '02',
      number: '00017',
      isBankruptcy: true,
    });
    expect(readCaseNumber('1:20-cr-00061-KD-2')).toEqual({
      system: 'federal',
      key: '1:20-cr-00061',
      office: '1',
      year: '20',
      caseType: 'cr',
      number: '00061',
      defendantNumber: 2,
    });
    expect(readCaseNumber('48-2025-CA-1234')).toMatchObject({
      county: '48',
      year: '2025',
      caseType: 'CA',
      number: '001234',
    });
  });
});

const digits = (max: number, min = 1) => fc.integer({ min, max }).map(String);
const year = fc.integer({ min: 1999, max: 2060 }).map(String);
const letters = (min: number, max: number) => fc.stringMatching(new RegExp(`^[A-Za-z]{${min},${max}}$`));
const numbers = fc.oneof(
  fc
    .tuple(fc.option(digits(9), { nil: undefined }), fc.stringMatching(/^\d\d$/), letters(1, 5), digits(99_999))
    .map(([office, yy, type, number]) => `${office ? `${office}:` : ''}${yy}-${type}-${number.padStart(5, '0')}`),
  fc.tuple(digits(999_999), year).map((parts) => parts.join('/')),
  fc
    .tuple(letters(1, 4), year, digits(999_999))
    // A court that reads as a label would be taken for one.
    .filter(([court]) => !/^(no|case)$/i.test(court))
    .map(([court, of, number]) => `${court}${of}-${number}`),
  fc
    .tuple(digits(67), year, letters(2, 2), digits(999_999))
    .map(([county, of, type, number]) => [county.padStart(2, '0'), of, type, number].join('-')),
);

// Cheaper than `toEqual`, thousands of times.
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

test('a read number reads the same again, however it is written', () => {
  const labels = fc.constantFrom('', 'Case No. ', 'index no. ', 'No. ', '#', 'CASE NO.: ');
  const dashes = fc.constantFrom('-', '–', '—', '‑', '−', '－', ' - ');
  fc.assert(
    fc.property(numbers, labels, dashes, fc.boolean(), (number, label, dash, isUpper) => {
      const read = readCaseNumber(number);
      if ('error' in read) throw new Error(read.error);
      const other = readCaseNumber(`${label}${(isUpper ? number.toUpperCase() : number).replaceAll('-', dash)}`);
      return isSame(other, read) && isSame(readCaseNumber(read.key), read) && isSameCase(read, read);
    }),
    { numRuns: 1000 },
  );
});

test('any text is read or refused, never thrown at', () => {
  const any = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[0-9:/ \-A-Za-z.+#]{0,40}$/),
    fc.tuple(numbers, fc.string()).map(([number, rest]) => number + rest),
  );
  fc.assert(
    fc.property(any, (text) => {
      const read = readCaseNumber(text);
      return 'error' in read || 'key' in readCaseNumber(read.key);
    }),
    { numRuns: 2000 },
  );
});

describe('the same case', () => {
  const isSame = (one: string, other: string) => {
    const [first, second] = [readCaseNumber(one), readCaseNumber(other)];
    if ('error' in first || 'error' in second) throw new Error('unreadable');
    return isSameCase(first, second) && looseKey(first) === looseKey(second);
  };
  test.each([
    ['25-cv-04417', '1:25-cv-04417', true],
    ['2:25-cv-04417', '1:25-cv-04417', false],
    ['1:25-cv-04417', '1:25-cr-04417', false],
    ['1:20-cr-00061-KD-2', '1:20-cr-00061-KD-3', true],
    ['001234/2025', '1234/25', true],
    ['1234/2025', '1234/2024', false],
    ['48-2025-CA-1234', '48-2025-CA-001234', true],
    ['48-2025-CA-1234', '47-2025-CA-1234', false],
    ['652211/2025', '48-2025-CA-1234', false],
  ])('%s and %s: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));
});
