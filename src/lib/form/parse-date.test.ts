import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setDateRegion } from '../format/date-region';
import { formatNumericDate } from '../format/dates';
import { addDays, addMonths, isWholeDate, parseDate } from './parse-date';

/** Saturday, November 21, 2026, in the evening in the US, and Sunday, November 22, in the east. */
const zones = { 'America/Chicago': '2026-11-21', 'Pacific/Honolulu': '2026-11-21', 'Pacific/Auckland': '2026-11-22' };

/** Sixty typed forms. A number is a distance from today in days. */
const forms: [typed: string, date: string | number | undefined][] = [
  ['09/01/2026', '2026-09-01'],
  ['09 / 01 / 2026', '2026-09-01'],
  ['9/1/2026', '2026-09-01'],
  ['9/1/26', '2026-09-01'],
  ['9/1', '2026-09-01'],
  ['09/01', '2026-09-01'],
  ['9-1-2026', '2026-09-01'],
  ['9-1-26', '2026-09-01'],
  ['9-1', '2026-09-01'],
  ['9.1.26', '2026-09-01'],
  ['9 1 2026', '2026-09-01'],
  ['9 1', '2026-09-01'],
  ['09012026', '2026-09-01'],
  ['090126', '2026-09-01'],
  ['0901', '2026-09-01'],
  ['20260901', '2026-09-01'],
  ['2026-09-01', '2026-09-01'],
  ['2026/9/1', '2026-09-01'],
  ['2026.09.01', '2026-09-01'],
  ['Sep 1 2026', '2026-09-01'],
  ['Sept. 1, 2026', '2026-09-01'],
  ['september 1st, 2026', '2026-09-01'],
  [' SEP 01,2026 ', '2026-09-01'],
  ['Sep 1', '2026-09-01'],
  ["Sep 1 '26", '2026-09-01'],
  ['Sep 1, 26', '2026-09-01'],
  ['1 Sep 2026', '2026-09-01'],
  ['1-Sep-26', '2026-09-01'],
  ['1st September', '2026-09-01'],
  ['sep1', '2026-09-01'],
  ['september  1   2026', '2026-09-01'],
  ['12/24', '2025-12-24'],
  ['1/1', '2026-01-01'],
  ['11/20', '2026-11-20'],
  ['11/23', '2025-11-23'],
  ['2/29', '2024-02-29'],
  ['2/29/2024', '2024-02-29'],
  ['12/31/49', '2049-12-31'],
  ['12/31/50', '1950-12-31'],
  ['1/1/1900', '1900-01-01'],
  ['Dec 2 1999', '1999-12-02'],
  ['today', 0],
  ['Today', 0],
  ['yesterday', -1],
  ['tomorrow', 1],
  ['3 days ago', -3],
  ['a week ago', -7],
  ['2 weeks ago', -14],
  ['1 day from now', 1],
  ['in 10 days', 10],
  ['today, please', undefined],
  ['9/1/2', undefined],
  ['9/1/202', undefined],
  ['13/1/2026', undefined],
  ['0/1/2026', undefined],
  ['9/0/2026', undefined],
  ['2/29/2026', undefined],
  ['9/31', undefined],
  ['0002-09-01', undefined],
  ['1/1/1899', undefined],
  ['Foo 1 2026', undefined],
];

describe.each(Object.entries(zones))('a date typed in %s', (_zone, today) => {
  it.each(forms)('%j', (typed, expected) => {
    const wanted = typeof expected === 'number' ? addDays(today, expected) : expected;
    expect(parseDate(typed, { today, tense: 'past' })).toBe(wanted);
  });
});

it('lists sixty-one forms', () => {
  expect(new Set(forms.map(([typed]) => typed)).size).toBe(61);
});

it.each([
  '',
  '9',
  '901',
  'Sep 2026',
  'September',
  '9/1/20261',
  '2026-9-1x',
  '1426',
  '9/1-2026',
  '5/1-15',
  'ago',
  '0 days ago',
  '3 days',
  'in 3 days ago',
  'last month',
  'someday',
])('%j is no date', (typed) => {
  expect(parseDate(typed, { today: '2026-11-22', tense: 'past' })).toBeUndefined();
});

/** Read on Sunday, November 22, 2026. */
describe.each(['past', 'future', 'birth'] as const)('without the whole date, in the %s', (tense) => {
  const read = (typed: string) => parseDate(typed, { today: '2026-11-22', tense });
  const expected = { past: 0, future: 1, birth: 2 }[tense];

  it.each([
    ['9/1', ['2026-09-01', '2027-09-01', undefined]],
    ['11/22', ['2026-11-22', '2026-11-22', undefined]],
    ['2/29', ['2024-02-29', '2028-02-29', undefined]],
    ['2/30', [undefined, undefined, undefined]],
    ['9/1/26', ['2026-09-01', '2026-09-01', '2026-09-01']],
    ['9/1/30', ['2030-09-01', '2030-09-01', '1930-09-01']],
    ['9/1/62', ['1962-09-01', '1962-09-01', '1962-09-01']],
    ['9/1/2030', ['2030-09-01', '2030-09-01', undefined]],
    ['2/30/1990', [undefined, undefined, undefined]],
    ['yesterday', ['2026-11-21', '2026-11-21', '2026-11-21']],
    ['tomorrow', ['2026-11-23', '2026-11-23', undefined]],
    ['fri', ['2026-11-20', '2026-11-27', '2026-11-20']],
    ['sunday', ['2026-11-22', '2026-11-22', '2026-11-22']],
    ['last Sunday', ['2026-11-15', '2026-11-15', '2026-11-15']],
    ['last Saturday', ['2026-11-21', '2026-11-21', '2026-11-21']],
    ['next Sunday', ['2026-11-29', '2026-11-29', undefined]],
    ['next thurs', ['2026-11-26', '2026-11-26', undefined]],
    ['this Thursday', ['2026-11-26', '2026-11-26', undefined]],
    ['3 months ago', ['2026-08-22', '2026-08-22', '2026-08-22']],
    ['one year ago', ['2025-11-22', '2025-11-22', '2025-11-22']],
    ['in 2 months', ['2027-01-22', '2027-01-22', undefined]],
    ['2 weeks from now', ['2026-12-06', '2026-12-06', undefined]],
  ])('%s', (typed, dates) => {
    expect(read(typed)).toBe(dates[expected]);
  });
});

it.each([
  ['9/1/2026', true],
  ['09012026', true],
  ['20260901', true],
  ['Sep 1 2026', true],
  ['1-Sep-2026', true],
  ['2026-09-01', true],
  ['today', true],
  ['Last Friday', true],
  ['friday', true],
  ['3 days ago', true],
  ['2026-09-1', false],
  ['9/1/20', false],
  ['090120', false],
  ['0901', false],
  ['9/1', false],
  ['fri', false],
  ['in 1 day', false],
])('%s is complete: %s', (typed, isComplete) => {
  expect(isWholeDate(typed)).toBe(isComplete);
});

describe('where days come before months', () => {
  afterEach(() => setDateRegion('US'));

  it.each(['21 / 09 / 2026', '21/9/26', '21-09-2026', '21092026', '2026-09-21', 'Sep 21, 2026', '21 Sep 2026'])(
    'reads %s',
    (typed) => {
      setDateRegion('EU');
      expect(parseDate(typed, { today: '2026-11-22', tense: 'past' })).toBe('2026-09-21');
    },
  );

  it('reads no month above 12', () => {
    setDateRegion('EU');
    expect(parseDate('09/21/2026', { today: '2026-11-22', tense: 'past' })).toBeUndefined();
  });
});

it('a month later is in the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
  expect(addMonths('2026-11-30', 2)).toBe('2027-01-30');
});

const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });

it('every date is read from each form in which it is written', () => {
  fc.assert(
    fc.property(day, (date) => {
      const wanted = date.toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = wanted.split('-');
      const long = date.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
      const medium = date.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
      const short = `${Number(month)}/${Number(dayOfMonth)}/${year.slice(2)}`;
      const written = [wanted, formatNumericDate(wanted), long, medium, short, `${month}${dayOfMonth}${year}`];
      expect(written.map((typed) => parseDate(typed, { today: '2026-11-22', tense: 'past' }))).toEqual(
        written.map(() => wanted),
      );
    }),
  );
});

it('text of any kind is a date that exists, or none', () => {
  const piece = fc.constantFrom(
    '9',
    '1',
    '31',
    '2026',
    '26',
    '/',
    '-',
    ' ',
    'sep',
    'last',
    'friday',
    'in',
    'days',
    'ago',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('past', 'future', 'birth'), (typed, tense) => {
      const date = parseDate(typed, { today: '2026-11-22', tense });
      if (date === undefined) return;
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      if (tense === 'birth') expect(date <= '2026-11-22').toBe(true);
    }),
  );
});
