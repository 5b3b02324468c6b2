import { expect, it } from 'vitest';
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { groupByOrder } from './order-fees';

const fee = (feeId: number, orderId: number, amount: number, more: Partial<FeeSummaryRow> = {}): FeeSummaryRow => ({
  feeId,
  orderId,
  amount,
  clientReference: '00015-Ortega',
  matterName: 'Ortega v. Lakeshore Holdings LLC',
  service: 'FileIntoCase',
  description: 'Filing fee: Appearance',
  category: 'court-fee',
  date: '2026-03-04',
  userId: 1,
  userName: 'Nora Marlow',
  status: 'billable',
  settlement: 'invoice',
  ...more,
});

it('adds up the fees of each order to the cent, without refunds', () => {
  const fees = [
    fee(1, 20, 0.1),
    fee(2, 10, 95, { status: 'not-yet-charged', date: '2026-03-01' }),
    fee(3, 20, 0.2, { date: '2026-03-06' }),
    fee(4, 20, 50, { status: 'refunded', date: '2026-03-05' }),
  ];
  expect(groupByOrder(fees)).toEqual([
    expect.objectContaining({
      orderId: 20,
      date: '2026-03-06',
      billable: 0.3,
      notYetCharged: 0,
      total: 0.3,
      fees: [fees[0], fees[2], fees[3]],
    }),
    expect.objectContaining({ orderId: 10, date: '2026-03-01', billable: 0, notYetCharged: 95, total: 95 }),
  ]);
  expect(groupByOrder([])).toEqual([]);
});
