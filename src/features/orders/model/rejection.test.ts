import { expect, it } from 'vitest';
import { FilingStatus } from '@/api/generated/filing/model';
import { isRejected, rejectedAt, rejectedOrderDeadline, resubmitDeadline } from './rejection';

it('counts filings that the court or the provider rejected', () => {
  expect(FilingStatus.options.filter(isRejected)).toEqual(['rejected', 'returned', 'failed', 'error']);
});

it('sets the deadline to five business days in Florida only', () => {
  // A Thursday: Friday, then Monday to Thursday.
  expect(resubmitDeadline('FL', '2026-11-19T12:00:00')).toEqual(new Date(2026, 10, 26));
  // A Saturday: Monday to Friday.
  expect(resubmitDeadline('FL', '2026-11-21T12:00:00')).toEqual(new Date(2026, 10, 27));
  expect(resubmitDeadline('IL', '2026-11-19T12:00:00')).toBeUndefined();
});

it('reads the deadline of a listed order from its last change', () => {
  const row = { state: 'FL', status: 'partially-rejected', updatedAt: '2026-11-19T12:00:00' } as const;
  expect(rejectedOrderDeadline(row)).toEqual(new Date(2026, 10, 26));
  expect(rejectedOrderDeadline({ ...row, status: 'rejected' })).toEqual(new Date(2026, 10, 26));
  expect(rejectedOrderDeadline({ ...row, status: 'accepted' })).toBeUndefined();
  expect(rejectedOrderDeadline({ ...row, state: 'IL' })).toBeUndefined();
});

it('finds the latest rejection', () => {
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
