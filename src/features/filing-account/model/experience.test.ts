import { expect, it } from 'vitest';
import { experienceOf, remindAt } from './experience';

it('the latest choice applies, and a survey is asked for once', () => {
  expect(experienceOf([])).toEqual({ isOn: true, asksWhy: false });
  expect(experienceOf([{ type: 'opted-in' }, { type: 'opted-out' }])).toEqual({ isOn: true, asksWhy: false });
  expect(experienceOf([{ type: 'opted-out' }])).toEqual({ isOn: false, asksWhy: true });
  expect(experienceOf([{ type: 'reminder-set' }, { type: 'opted-out' }]).asksWhy).toBe(true);
  expect(experienceOf([{ type: 'survey-saved' }, { type: 'opted-out' }]).asksWhy).toBe(false);
  expect(experienceOf([{ type: 'opted-out' }, { type: 'survey-saved' }]).asksWhy).toBe(true);
});

it('a reminder is in a week or in months, never beyond a shorter month', () => {
  const now = new Date('2026-01-31T10:00:00Z');
  expect(remindAt({ label: '', days: 7 }, now)).toBe('2026-02-07T10:00:00.000Z');
  expect(remindAt({ label: '', months: 1 }, now)).toBe('2026-02-28T10:00:00.000Z');
  expect(remindAt({ label: '', months: 3 }, new Date('2026-02-10T10:00:00Z'))).toBe('2026-05-10T10:00:00.000Z');
});
