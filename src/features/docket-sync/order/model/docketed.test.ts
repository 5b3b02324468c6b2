import { expect, test } from 'vitest';
import { courtDaysAfter, lateFilings, ordersByEnvelope } from './docketed';

const florida = { state: 'FL', federal: false };

test('court days leave out weekends and the court’s own holidays', () => {
  expect(courtDaysAfter('2026-11-20', 1, florida)).toBe('2026-11-23');
  // Thanksgiving and the day after are Florida’s holidays.
  expect(courtDaysAfter('2026-11-25', 1, florida)).toBe('2026-11-30');
  expect(courtDaysAfter('2026-11-25', 1, { state: 'NY', federal: false })).toBe('2026-11-27');
  expect(courtDaysAfter('2026-11-25', 1, { state: 'FL', federal: true })).toBe('2026-11-27');
  // New York's courts close on Lincoln's birthday, the federal ones don't.
  expect(courtDaysAfter('2026-02-11', 1, { state: 'NY', federal: false })).toBe('2026-02-13');
  expect(courtDaysAfter('2026-02-11', 1, { state: 'NY', federal: true })).toBe('2026-02-12');
  expect(courtDaysAfter('2026-11-10', 1, { state: 'GA', federal: false })).toBe('2026-11-12');
});

const filing = { filingId: 'f1', orderId: 7, name: 'Motion', acceptedAt: '2026-11-18T20:00:00Z' };

test('a filing is late after three court days without an entry', () => {
  expect(lateFilings([filing], florida, '2026-11-23T20:00:00Z')).toEqual([]);
  expect(lateFilings([filing], florida, '2026-11-24T20:00:00Z')).toEqual([filing]);
  const entered = { ...filing, docketEntryId: 'e1' };
  expect(lateFilings([entered], florida, '2026-12-24T20:00:00Z')).toEqual([]);
});

test('the court’s own day counts, not the universal one', () => {
  const evening = { ...filing, acceptedAt: '2026-11-19T02:00:00Z' };
  expect(lateFilings([evening], florida, '2026-11-24T15:00:00Z')).toEqual([evening]);
});

test('an envelope leads to its order', () => {
  expect([...ordersByEnvelope([filing, { ...filing, envelopeId: 'FL-1', orderId: 9 }])]).toEqual([['FL-1', 9]]);
});
