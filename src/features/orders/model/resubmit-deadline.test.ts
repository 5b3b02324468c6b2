import { expect, it } from 'vitest';
import type { FilingStatus } from '@/api/generated/filing/model';
import { rejectedAt, resubmitDeadline } from './resubmit-deadline';

it('is five business days after the return in Florida, and not known elsewhere', () => {
  // A Thursday: Friday, then Monday to Thursday.
  expect(resubmitDeadline('FL', '2026-11-19T12:00:00')).toEqual(new Date(2026, 10, 26));
  // A Saturday: Monday to Friday.
  expect(resubmitDeadline('FL', '2026-11-21T12:00:00')).toEqual(new Date(2026, 10, 27));
  expect(resubmitDeadline('IL', '2026-11-19T12:00:00')).toBeUndefined();
});

it('counts from when the order came back last', () => {
  const entry = (status: FilingStatus, at: string) => ({ status, at, statusText: status, actor: 'The court' });
  const statusHistory = [
    entry('cancelled', '2026-11-20T12:00:00Z'),
    entry('returned', '2026-11-19T12:00:00Z'),
    entry('rejected', '2026-11-18T12:00:00Z'),
    entry('submitted', '2026-11-17T12:00:00Z'),
  ];
  expect(rejectedAt({ statusHistory })).toBe('2026-11-19T12:00:00Z');
  expect(rejectedAt({ statusHistory: statusHistory.slice(-1) })).toBeUndefined();
});
