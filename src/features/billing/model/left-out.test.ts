import { expect, test } from 'vitest';
import type { InvoiceOrder } from '@/api/generated/billing/model';
import { isInParts, leftOutOf } from './left-out';

const order = (orderId: number, amounts: number[], changed: Partial<InvoiceOrder> = {}): InvoiceOrder => ({
  orderId,
  service: 'FileIntoCase',
  dateOrdered: '2026-10-01T15:00:00Z',
  orderedBy: { userId: 1, name: 'Nora Marlow' },
  clientReference: `M-${orderId}`,
  matterName: 'Ortega',
  description: '',
  courtFees: 0,
  serviceFees: 0,
  tax: 0,
  total: 0,
  charges: amounts.map((amount, index) => ({
    feeId: orderId * 10_000 + index,
    category: 'service-fee',
    reason: 'Provider Service',
    description: 'Provider Service',
    amount,
    chargedAt: '2026-10-01T15:00:00Z',
  })),
  ...changed,
});

test('credits are named with their matter and sum', () => {
  expect(leftOutOf([order(1, [12, 0, -3.5]), order(2, [-0.01], { matterName: '', clientReference: '' })])).toEqual([
    { feeId: 10_002, orderId: 1, matter: 'Ortega', description: 'Provider Service', cents: 350 },
    { feeId: 20_000, orderId: 2, matter: 'No matter', description: 'Provider Service', cents: 1 },
  ]);
  expect(leftOutOf([order(1, [12], { matterName: '' })])).toEqual([]);
  expect(leftOutOf([order(3, [-1], { matterName: '' })])[0]?.matter).toBe('M-3');
});

test('more than 100 matters or 1,000 rows come in parts', () => {
  expect(isInParts([order(1, Array(1000).fill(1))])).toBe(false);
  expect(isInParts([order(1, [...Array(1000).fill(1), 0, -1])])).toBe(false);
  expect(isInParts([order(1, Array(1001).fill(1))])).toBe(true);
  const matters = (count: number) => Array.from({ length: count }, (_, index) => order(index, [1]));
  expect(isInParts(matters(100))).toBe(false);
  expect(isInParts(matters(101))).toBe(true);
});
