import { expect, it } from 'vitest';
import { cureDeadline } from './cure-deadline';

it('is five business days after the return in Florida, and not known elsewhere', () => {
  // A Thursday: Friday, then Monday to Thursday.
  expect(cureDeadline('FL', '2026-11-19T12:00:00')).toEqual(new Date(2026, 10, 26));
  // A Saturday: Monday to Friday.
  expect(cureDeadline('FL', '2026-11-21T12:00:00')).toEqual(new Date(2026, 10, 27));
  expect(cureDeadline('IL', '2026-11-19T12:00:00')).toBeUndefined();
});
