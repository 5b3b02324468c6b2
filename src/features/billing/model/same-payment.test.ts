import { expect, it } from 'vitest';
import type { Payment } from '@/api/generated/billing/model';
import { paymentOf, samePayment } from './same-payment';

const now = new Date('2026-11-23T12:00:00Z');
const payment = (more: Partial<Payment> = {}): Payment => ({
  paymentId: 1,
  status: 'succeeded',
  amount: 30,
  surcharge: 0,
  appliedOn: '2026-11-23',
  startedAt: '2026-11-23T11:00:00Z',
  method: 'CreditCard',
  methodLabel: 'Visa ending in 1881',
  reference: 'BENCHFILE 1',
  invoiceNumbers: ['INV-1', 'INV-2'],
  allocations: [
    { invoiceId: 12, invoiceNumber: 'INV-2', amount: 20, surcharge: 0 },
    { invoiceId: 3, invoiceNumber: 'INV-1', amount: 10, surcharge: 0 },
  ],
  surchargePercent: 0,
  ...more,
});
const asked = [
  { invoiceId: 3, amount: 10 },
  { invoiceId: 12, amount: 20 },
];

it.each([
  [payment(), true],
  [payment({ status: 'pending' }), true],
  [payment({ status: 'failed' }), false],
  [payment({ status: 'returned' }), false],
  [payment({ startedAt: '2026-11-22T12:00:00.001Z' }), true],
  [payment({ startedAt: '2026-11-22T12:00:00.000Z' }), false],
  [payment({ allocations: payment().allocations.slice(1) }), false],
  [payment({ allocations: payment().allocations.map((each) => ({ ...each, amount: 10 })) }), false],
])('the same invoices and amounts within 24 hours are the same payment (%#)', (earlier, isSame) => {
  expect(samePayment(asked, [earlier], now)).toBe(isSame ? earlier : undefined);
});

it('a payment is found by its key', () => {
  const mine = payment({ idempotencyKey: 'key-1' });
  expect(paymentOf('key-1', [payment(), mine])).toBe(mine);
  expect(paymentOf('key-2', [payment(), mine])).toBeUndefined();
});
