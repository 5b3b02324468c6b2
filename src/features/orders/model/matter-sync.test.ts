import { expect, test } from 'vitest';
import type { MatterSync, MatterSyncItem } from '@/api/generated/filing/model';
import { hasFailed, syncGroups } from './matter-sync';

const sync = (...items: Omit<MatterSyncItem, 'id'>[]): MatterSync => ({
  mappingId: 'm',
  systemName: 'Clio',
  matterReference: '1503201',
  items: items.map((item, index) => ({ id: index + 1, ...item })),
});
const complaint = { kind: 'document', name: 'complaint.pdf' } as const;
const fee = { kind: 'fee', name: 'Filing fee' } as const;
const reason = 'Clio does not answer.';

test('groups items of the same kind and status', () => {
  const groups = syncGroups(
    sync(
      { ...complaint, status: 'arrived', arrivedAt: '2026-03-04T16:20:31Z' },
      { kind: 'rejection', name: 'Reason of the court', status: 'arrived', arrivedAt: '2026-03-04T16:21:00Z' },
      { ...fee, status: 'waiting', reason, nextTryAt: '2026-03-04T17:00:00Z' },
      { ...fee, status: 'failed', reason: 'The matter is not in Clio any more.' },
    ),
  );
  expect(groups.map(({ title, label }) => [title, label])).toEqual([
    ['2 documents', 'Synced'],
    ['1 fee', 'Retrying'],
    ['1 fee', 'Failed'],
  ]);
  expect(groups[1]?.details).toEqual([reason, expect.stringMatching(/^Next attempt /)]);
  expect(groups[2]?.details).toEqual(['The matter is not in Clio any more.']);
});

test.each([
  ['waiting', sync({ ...fee, status: 'waiting' }), false],
  ['retrying', sync({ ...fee, status: 'waiting', reason }), true],
  ['failed', sync({ ...fee, status: 'failed', reason }), true],
  ['synced', sync({ ...fee, status: 'arrived' }), false],
])('an item that is %s', (_, given, failed) => {
  expect(hasFailed(given)).toBe(failed);
});
