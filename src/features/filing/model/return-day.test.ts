import { expect, it } from 'vitest';
import { isReturnDay, returnDayProblems } from './return-day';

const offered = { isRequired: false, returnDate: '2026-12-18', earliestDate: '2026-12-10', latestDate: '2027-01-05' };

it.each([
  ['2026-12-10', true],
  ['2027-01-05', true],
  ['2026-12-09', false],
  ['2027-01-06', false],
  // A Saturday and a Sunday.
  ['2026-12-12', false],
  ['2026-12-13', false],
])('%s: %s', (day, isOffered) => {
  expect(isReturnDay(day, offered)).toBe(isOffered);
});

it('a day that the court offers to nobody blocks, and one that it asks for', () => {
  const later = { ...offered, latestDate: '2027-02-01' };
  const messages = (day: string | undefined, days: Parameters<typeof returnDayProblems>[1]) =>
    returnDayProblems(day, days).map(({ message }) => message);
  const both = { usual: offered, outOfState: later };
  expect(messages('2026-12-18', both)).toEqual([]);
  expect(messages('2027-01-20', both)).toEqual([]);
  expect(messages('2027-02-02', both)).toEqual(['The court doesn’t offer this day. Choose another.']);
  expect(messages('2026-12-12', both)).toHaveLength(1);
  // Until the court has answered, nothing is known of the day.
  expect(messages('2027-02-02', { usual: offered, outOfState: undefined })).toEqual([]);
  expect(messages('2027-02-02', { usual: undefined, outOfState: later })).toEqual([]);
  expect(messages(undefined, both)).toEqual([]);
  expect(messages(undefined, { usual: { ...offered, isRequired: true }, outOfState: undefined })).toEqual([
    'Return date is required',
  ]);
});

it('a problem with the day is shown at the return date, among the filings', () => {
  const required = { usual: { ...offered, isRequired: true }, outOfState: undefined };
  expect(returnDayProblems(undefined, required)).toMatchObject([{ step: 'filings', path: 'returnDate' }]);
  expect(returnDayProblems(undefined, { usual: undefined, outOfState: undefined })).toEqual([]);
});
