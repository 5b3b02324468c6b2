import { expect, test } from 'vitest';
import type { ServingJob } from '@/api/generated/serving/model';
import { daysBetween, deadlineBadge } from './deadline';

const job = (jobStatus: ServingJob['jobStatus'], serveBy?: string) => ({
  jobStatus,
  deadline: serveBy ? ({ status: 'dated', text: '', serveBy } as const) : ({ status: 'none', text: '' } as const),
});

test.each([
  ['2026-02-26', 'bad', '4 days past the deadline'],
  ['2026-03-01', 'bad', '1 day past the deadline'],
  ['2026-03-02', 'bad', 'Last day to serve'],
  ['2026-03-03', 'warning', '1 day left to serve'],
  ['2026-03-16', 'warning', '14 days left to serve'],
  ['2026-03-17', 'neutral', '15 days left to serve'],
])('serve by %s', (serveBy, tone, label) => {
  expect(deadlineBadge(job('attempting', serveBy), '2026-03-02')).toEqual({ tone, label });
});

test.each(['served', 'filed', 'cancelled'] as const)('nothing is left to do for a recipient who is %s', (status) => {
  expect(deadlineBadge(job(status, '2026-03-03'), '2026-03-02')).toBeUndefined();
});

test.each(['not-served', 'on-hold', 'dispatched', 'attempting', 'skip-trace'] as const)(
  'the deadline of a recipient who is %s still counts',
  (status) => expect(deadlineBadge(job(status, '2026-03-03'), '2026-03-02')).toMatchObject({ tone: 'warning' }),
);

test('a deadline without a day, or that is not dated, isn’t told', () => {
  const jobStatus = 'attempting';
  const needsDate = { status: 'needs-date', text: '', serveBy: '2026-03-03' } as const;
  expect(deadlineBadge({ jobStatus, deadline: needsDate }, '2026-03-02')).toBeUndefined();
  expect(deadlineBadge({ jobStatus, deadline: { status: 'dated', text: '' } }, '2026-03-02')).toBeUndefined();
});

test.each([
  ['2026-03-02', '2026-03-02', 0],
  ['2026-03-07', '2026-03-09', 2],
  ['2026-03-02', '2026-02-28', -2],
  ['2026-12-31', '2027-01-01', 1],
])('from %s to %s are %i days, also where clocks change', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('nothing is left to do without a deadline', () => {
  expect(deadlineBadge(job('attempting'), '2026-03-02')).toBeUndefined();
});
