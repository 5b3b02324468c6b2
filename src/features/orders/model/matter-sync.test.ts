import { expect, test } from 'vitest';
import type { MatterSync, MatterSyncItem } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
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
      { ...fee, status: 'failed', reason: 'The matter is not in Clio anymore.' },
    ),
  );
  expect(groups.map(({ title, label }) => [title, label])).toEqual([
    ['2 documents', 'Synced'],
    ['1 fee', 'Retrying'],
    ['1 fee', 'Failed'],
  ]);
  expect(groups.map(({ tone }) => tone)).toEqual(['good', 'warning', 'bad']);
  expect(groups[0]?.names).toEqual(['complaint.pdf', 'Reason of the court']);
  expect(groups[1]?.details).toEqual([reason, expect.stringMatching(/^Next attempt /)]);
  expect(groups[2]?.details).toEqual(['The matter is not in Clio anymore.']);
});

test('keeps items with different reasons apart, and those not tried yet', () => {
  const groups = syncGroups(
    sync(
      { ...fee, status: 'failed', reason },
      { ...complaint, status: 'waiting', nextTryAt: '2026-03-04T17:00:00Z' },
      { ...fee, status: 'failed', reason: 'The matter is closed.' },
    ),
  );
  expect(groups.map(({ tone, label, details }) => ({ tone, label, details }))).toEqual([
    { tone: 'bad', label: 'Failed', details: [reason] },
    { tone: 'progress', label: 'Waiting', details: [] },
    { tone: 'bad', label: 'Failed', details: ['The matter is closed.'] },
  ]);
});

test('gives a group the time of its last sync and its earliest next attempt', () => {
  const at = (time: string) => `2026-03-04T${time}:00Z`;
  const [synced, retrying] = syncGroups(
    sync(
      { ...fee, status: 'arrived', arrivedAt: at('16:00') },
      { ...fee, status: 'arrived', arrivedAt: at('17:30') },
      { ...fee, status: 'arrived', arrivedAt: at('17:00') },
      { ...fee, status: 'waiting', reason, nextTryAt: at('19:00') },
      { ...fee, status: 'waiting', reason, nextTryAt: at('18:30') },
      { ...fee, status: 'waiting', reason },
    ),
  );
  expect(synced?.details).toEqual([formatInstant(at('17:30'))]);
  expect(retrying?.details).toEqual([reason, `Next attempt ${formatInstant(at('18:30'))}`]);
});

test('says what the matter has of each fee, and what has changed since', () => {
  const expense = { expenseId: '7', amount: 289, charged: 289, billed: false, nonBillable: false };
  const groups = syncGroups(
    sync(
      { ...fee, status: 'arrived', expense: { ...expense, category: 'Court filing fees', billed: true } },
      { ...fee, status: 'arrived', expense: { ...expense, nonBillable: true } },
      { ...fee, status: 'waiting', expense: { ...expense, charged: 291.18 } },
      { ...fee, status: 'waiting' },
    ),
  );
  expect(groups.map(({ label }) => label)).toEqual(['Synced', 'Correcting', 'Waiting']);
  expect(groups.flatMap(({ expenses }) => expenses)).toEqual([
    { id: 1, name: 'Filing fee', amount: '$289.00', state: 'Court filing fees · Billed to the client' },
    { id: 2, name: 'Filing fee', amount: '$289.00', state: 'Not billable' },
    { id: 3, name: 'Filing fee', amount: '$289.00', state: 'Not billed yet', difference: 'The charge is now $291.18' },
  ]);
});

test.each([
  ['waiting', sync({ ...fee, status: 'waiting' }), false],
  ['retrying', sync({ ...fee, status: 'waiting', reason }), true],
  ['failed', sync({ ...fee, status: 'failed', reason }), true],
  ['synced', sync({ ...fee, status: 'arrived' }), false],
  ['synced after a failed attempt', sync({ ...fee, status: 'arrived', reason }), false],
  ['failed beside one that synced', sync({ ...complaint, status: 'arrived' }, { ...fee, status: 'failed' }), true],
])('an item that is %s', (_, given, failed) => {
  expect(hasFailed(given)).toBe(failed);
});
