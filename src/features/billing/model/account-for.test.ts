import { expect, test } from 'vitest';
import type { InvoiceOrder } from '@/api/generated/billing/model';
import { accountFor } from './account-for';

const order = (orderId: number, total: number, amounts: number[]): InvoiceOrder => ({
  orderId,
  service: 'FileIntoCase',
  dateOrdered: '2026-02-26T16:22:40Z',
  orderedBy: { userId: 1, name: 'Nora Marlow' },
  clientReference: '00015-Ortega',
  matterName: 'Ortega v. Lakeshore Holdings LLC',
  description: 'Filing: Appearance',
  courtFees: total,
  serviceFees: 0,
  tax: 0,
  total,
  charges: amounts.map((amount, feeId) => ({
    feeId,
    category: 'court-fee',
    reason: 'Filing Fee',
    description: 'Filing Fee',
    amount,
    chargedAt: '2026-02-26T18:22:40Z',
  })),
});

test('every cent is accounted for when the charges are the total, credits among them', () => {
  const orders = [order(1, 0.3, [0.1, 0.2]), order(2, 5.9, [8.4, -2.5])];
  expect(accountFor({ total: 6.2 }, orders)).toEqual({ chargeCount: 4, orderCount: 2, gapCents: 0, wrongOrders: [] });
});

test('a cent is missed, and its order named', () => {
  expect(accountFor({ total: 6.21 }, [order(1, 6.21, [6.2])])).toMatchObject({ gapCents: -1, wrongOrders: [1] });
  expect(accountFor({ total: 0 }, [order(1, 6.2, [6.2])])).toMatchObject({ gapCents: 620, wrongOrders: [] });
});
