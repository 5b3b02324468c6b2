import { expect, it, onTestFinished, test, vi } from 'vitest';
import type { OrderFiling } from '@/api/generated/filing/model';
import { abandonedCode, deadlineOrEnd, isAbandoned, timeLeft } from './time-left';

/** 23:59:59 on Monday the 30th in New York, after a Thanksgiving whose Friday is a holiday too. */
const queue = { correctBy: '2026-12-01T04:59:59Z', dueSoonFrom: '2026-11-25', courtTimeZone: 'America/New_York' };
const at = (now: string) => timeLeft(queue, new Date(now));

test.each([
  ['Tuesday in the evening', '2026-11-25T04:59:00Z', 'neutral', '6 days left'],
  ['Wednesday, the last business day but one', '2026-11-25T05:00:00Z', 'warning', '5 days left'],
  ['the weekend', '2026-11-28T05:00:00Z', 'warning', '2 days left'],
  ['Sunday', '2026-11-30T03:59:59Z', 'warning', '1 day 1 h left'],
  ['Sunday at the hour of the limit', '2026-11-30T04:59:59Z', 'warning', '1 day left'],
  ['Monday', '2026-11-30T05:00:00Z', 'bad', '23 h 59 min left'],
  ['Monday at an hour', '2026-12-01T01:59:59Z', 'bad', '3 h left'],
  ['the last hour', '2026-12-01T04:19:59Z', 'bad', '40 min left'],
  ['the last minute', '2026-12-01T04:59:30Z', 'bad', 'Less than a minute left'],
  ['the last second', '2026-12-01T04:59:59Z', 'bad', 'Less than a minute left'],
  ['afterwards', '2026-12-01T05:00:00Z', 'bad', 'Time is over'],
])('on %s', (_, now, tone, text) => {
  expect(at(now)).toEqual({ tone, text });
});

it('counts without warning where the court’s days aren’t known, and not at all without a limit or a zone', () => {
  const { dueSoonFrom: _, ...plain } = queue;
  expect(timeLeft(plain, new Date('2026-11-28T05:00:00Z'))?.tone).toBe('neutral');
  expect(timeLeft(plain, new Date('2026-11-30T05:00:00Z'))?.tone).toBe('bad');
  expect(timeLeft({ ...queue, correctBy: undefined }, new Date())).toBeUndefined();
  expect(timeLeft({ ...queue, courtTimeZone: undefined }, new Date())).toBeUndefined();
});

const filing = (status: OrderFiling['status'], code?: string): OrderFiling => ({
  filingId: 'one',
  filingTypeCode: '1',
  filingTypeName: 'Notice',
  description: '',
  status,
  statusText: status,
  action: 'EFile',
  security: 'public',
  documents: [],
  recipients: [],
  ...(code !== undefined && { rejectReason: { code, text: 'Time is over' } }),
});

test.each([
  ['nothing was returned', [filing('accepted')], false],
  ['all that was returned is abandoned', [filing('accepted'), filing('returned', 'ABANDONED')], true],
  ['one can still be corrected', [filing('returned', 'ABANDONED'), filing('returned', 'SIGNATURE')], false],
  ['the court gave no reason', [filing('returned')], false],
])('an order’s time when %s', (_, filings, expected) => {
  expect(isAbandoned({ filings })).toBe(expected);
  expect(abandonedCode).toBe('ABANDONED');
});

it('names when an order’s time ended, before that its deadline', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const rejection = { ...queue, at: '2026-11-19T12:00:00Z', filings: [] };
  expect(deadlineOrEnd({ rejection })).toBe('Mon, Nov 30, 11:59 PM EST');
  expect(deadlineOrEnd({ rejection: { ...rejection, abandonedAt: '2026-12-01T04:59:59Z' } })).toBe(
    'Abandoned Mon, Nov 30, 11:59 PM EST',
  );
  expect(deadlineOrEnd({})).toBeUndefined();
});
