import { expect, test } from 'vitest';
import { closedLongAgo } from './closed-cases';

test('cases closed for 90 days are proposed for stopping, if they are still followed', () => {
  const closed = { state: 'Active', closedOn: '2026-08-25' } as const;
  const later = { state: 'Active', closedOn: '2026-08-26' } as const;
  const stopped = { state: 'Stopped', closedOn: '2026-01-02' } as const;
  expect(closedLongAgo([closed, later, stopped, { state: 'Active' }], '2026-11-23')).toEqual([closed]);
});
