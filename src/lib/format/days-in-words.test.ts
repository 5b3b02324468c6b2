import { expect, it } from 'vitest';
import { clockText, formatDeadline, weekdayText } from './days-in-words';

it('names weekday, hour and zone of a deadline, at the court', () => {
  // The last second of the 30th there, where it is the 1st in Greenwich.
  const deadline = '2026-12-01T04:59:59Z';
  const now = new Date('2026-11-25T12:00:00Z');
  expect(formatDeadline(deadline, 'America/New_York', now)).toBe('Mon, Nov 30, 11:59 PM EST');
  expect(formatDeadline(deadline, 'America/Chicago', now)).toBe('Mon, Nov 30, 10:59 PM CST');
  expect(formatDeadline('2026-07-03T03:59:59Z', 'America/New_York', now)).toBe('Thu, Jul 2, 11:59 PM EDT');
});

it('adds the year of a deadline in another year than the court has now', () => {
  const deadline = '2027-01-05T04:59:59Z';
  expect(formatDeadline(deadline, 'America/New_York', new Date('2026-12-29T12:00:00Z'))).toBe(
    'Mon, Jan 4, 2027, 11:59 PM EST',
  );
  // Still December in New York.
  expect(formatDeadline('2026-12-31T12:00:00Z', 'America/New_York', new Date('2027-01-01T03:00:00Z'))).toBe(
    'Thu, Dec 31, 7:00 AM EST',
  );
});

it('writes days with their weekday, and times of day', () => {
  expect(weekdayText('2026-11-30')).toBe('Monday, Nov 30, 2026');
  expect(clockText('14:00')).toBe('2:00 PM');
});
