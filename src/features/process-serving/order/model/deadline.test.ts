import { expect, test } from 'vitest';
import type { ServingJob } from '@/api/generated/serving/model';
import { deadlineBadge } from './deadline';

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

test('nothing is left to do without a deadline, or once it is met', () => {
  expect(deadlineBadge(job('attempting'), '2026-03-02')).toBeUndefined();
  expect(deadlineBadge(job('served', '2026-03-03'), '2026-03-02')).toBeUndefined();
});
