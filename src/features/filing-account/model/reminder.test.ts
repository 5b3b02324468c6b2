import { expect, it } from 'vitest';
import { remindAt, reminderTimes } from './reminder';

it('a reminder is in a week or in months, never beyond a shorter month', () => {
  const now = new Date('2026-01-31T10:00:00Z');
  expect(remindAt({ label: '', days: 7 }, now)).toBe('2026-02-07T10:00:00.000Z');
  expect(remindAt({ label: '', months: 1 }, now)).toBe('2026-02-28T10:00:00.000Z');
  expect(remindAt({ label: '', months: 3 }, new Date('2026-02-10T10:00:00Z'))).toBe('2026-05-10T10:00:00.000Z');
});

it('a month’s last day is the last of February, also in a leap year', () => {
  expect(remindAt({ label: '', months: 1 }, new Date('2028-01-30T10:00:00Z'))).toBe('2028-02-29T10:00:00.000Z');
});

it('the choices are a week, a month and three months', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(reminderTimes.map((time) => [time.label, remindAt(time, now).slice(0, 10)])).toEqual([
    ['in a week', '2026-11-27'],
    ['in a month', '2026-12-20'],
    ['in three months', '2027-02-20'],
  ]);
});

it('the time that it counts from stays', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  remindAt({ label: '', months: 1 }, now);
  expect(now.toISOString()).toBe('2026-11-20T10:00:00.000Z');
});
