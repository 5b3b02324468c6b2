import { expect, it } from 'vitest';
import { FilingStatus } from '@/api/generated/filing/model';
import { isRejected, rejectedOrderDeadline, rejectionSummary, rejectionText } from './rejection';

it('counts filings that the court or the provider rejected', () => {
  expect(FilingStatus.options.filter(isRejected)).toEqual(['rejected', 'returned', 'failed', 'error']);
});

it('names the court’s day of a deadline, with hour and zone', () => {
  const rejection = { at: '2026-11-19T12:00:00Z', courtTimeZone: 'America/Chicago', filings: [] };
  // The last second of the 26th there.
  const year = new Date().getUTCFullYear();
  expect(rejectedOrderDeadline({ rejection: { ...rejection, correctBy: `${year}-11-27T05:59:59Z` } })).toMatch(
    /^\w{3}, Nov 26, 11:59 PM CST$/,
  );
  expect(rejectedOrderDeadline({ rejection })).toBeUndefined();
  expect(rejectedOrderDeadline({})).toBeUndefined();
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
  // Only a full stop at the end gives way to the comment.
  const abbreviated = { ...signature, reason: 'See Rule 2.520 of the Fla. R. Jud. Admin' };
  expect(rejectionText({ rejection: { ...shared, filings: [abbreviated] } })).toBe(
    'See Rule 2.520 of the Fla. R. Jud. Admin. Page 2 is not signed.',
  );
  expect(rejectionText({})).toBe('');
});

it('sums the notices up as the first, with the number of others', () => {
  const shared = { at: '2026-11-19T12:00:00Z', courtTimeZone: 'America/New_York' };
  const signature = { name: 'Complaint', reason: 'Missing signature.', comment: 'Page 2 is not signed.' };
  const summary = (rejection: Parameters<typeof rejectionSummary>[0]['rejection']) => rejectionSummary({ rejection });
  expect(summary({ ...shared, filings: [signature] })).toBe('Missing signature. Page 2 is not signed.');
  expect(summary({ ...shared, filings: [signature, { name: 'Summons' }] })).toBe(
    'Missing signature. Page 2 is not signed. +1',
  );
  const abandonedAt = '2026-11-20T12:00:00Z';
  expect(summary({ ...shared, abandonedAt, filings: [signature] })).toBe('Page 2 is not signed');
  expect(summary({ ...shared, abandonedAt, filings: [{ name: 'Summons', reason: 'Abandoned.' }] })).toBe('Abandoned');
  expect(summary({ ...shared, filings: [] })).toBe('');
  expect(summary(undefined)).toBe('');
});
