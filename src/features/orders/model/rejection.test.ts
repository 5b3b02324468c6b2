import { expect, it } from 'vitest';
import { FilingStatus } from '@/api/generated/filing/model';
import { isRejected, rejectedAt, rejectedOrderDeadline, rejectionText, resubmitDeadline } from './rejection';

it('counts filings that the court or the provider rejected', () => {
  expect(FilingStatus.options.filter(isRejected)).toEqual(['rejected', 'returned', 'failed', 'error']);
});

it('sets the deadline to five business days in Florida only, in the court’s time zone', () => {
  const zone = 'America/New_York';
  // A Thursday: Friday, then Monday to Thursday.
  expect(resubmitDeadline('FL', '2026-11-19T12:00:00Z', zone)).toBe('2026-11-26');
  // Still Thursday there, and Friday in UTC.
  expect(resubmitDeadline('FL', '2026-11-20T04:59:59Z', zone)).toBe('2026-11-26');
  expect(resubmitDeadline('FL', '2026-11-20T05:00:00Z', zone)).toBe('2026-11-27');
  // A Saturday: Monday to Friday.
  expect(resubmitDeadline('FL', '2026-11-21T12:00:00Z', zone)).toBe('2026-11-27');
  expect(resubmitDeadline('IL', '2026-11-19T12:00:00Z', zone)).toBeUndefined();
});

it('names the time zone of a listed order’s deadline', () => {
  const rejection = { at: '2026-11-19T12:00:00Z', courtTimeZone: 'America/New_York', filings: [] };
  expect(rejectedOrderDeadline({ state: 'FL', rejection })).toBe('Nov 26, 2026 EST');
  expect(rejectedOrderDeadline({ state: 'FL' })).toBeUndefined();
  expect(rejectedOrderDeadline({ state: 'IL', rejection })).toBeUndefined();
});

it('reads the notices in one line, by filing if there are several', () => {
  const shared = { at: '2026-11-19T12:00:00Z', courtTimeZone: 'America/New_York' };
  const signature = { name: 'Complaint', reason: 'Missing signature.', comment: 'Page 2 is not signed.' };
  expect(rejectionText({ rejection: { ...shared, filings: [signature] } })).toBe(
    'Missing signature. Page 2 is not signed.',
  );
  expect(rejectionText({ rejection: { ...shared, filings: [signature, { name: 'Summons' }] } })).toBe(
    'Complaint: Missing signature. Page 2 is not signed. · Summons: No reason was given',
  );
  expect(rejectionText({})).toBe('');
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
