import { expect, it } from 'vitest';
import { remindAt } from './reminder';

it('a reminder is in a week or in months, never beyond a shorter month', () => {
  const now = new Date('2026-01-31T10:00:00Z');
  expect(remindAt({ label: '', days: 7 }, now)).toBe('2026-02-07T10:00:00.000Z');
  expect(remindAt({ label: '', months: 1 }, now)).toBe('2026-02-28T10:00:00.000Z');
  expect(remindAt({ label: '', months: 3 }, new Date('2026-02-10T10:00:00Z'))).toBe('2026-05-10T10:00:00.000Z');
});
