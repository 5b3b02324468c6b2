import { describe, expect, it } from 'vitest';
import {
  allocationsOf,
  amountError,
  initialPayment,
  isDue,
  isPayable,
  type PayableInvoice,
  paymentErrors,
} from './payment-form';

const invoice = (invoiceId: number, balanceDue: number, more: Partial<PayableInvoice> = {}): PayableInvoice => ({
  invoiceId,
  number: `INV-202610-${invoiceId}`,
  status: 'open',
  periodStart: '2026-10-01',
  balanceDue,
  processingAmount: 0,
  overdue: false,
  ...more,
});
const now = new Date('2026-11-23T12:00:00Z');
const invoices = [invoice(7, 100.5), invoice(3, 20)];

describe('an invoice', () => {
  it.each([
    [invoice(1, 10), true],
    [invoice(1, 10, { status: 'uncollectible' }), true],
    [invoice(1, 10, { status: 'draft' }), false],
    [invoice(1, 10, { status: 'void' }), false],
    [invoice(1, 0), false],
    [invoice(1, 10, { processingAmount: 10 }), false],
    [invoice(1, 10, { processingAmount: 9.99 }), true],
  ])('can be paid while money is due that isn’t on its way (%#)', (given, expected) => {
    expect(isPayable(given)).toBe(expected);
  });

  it('is due only while it is open: one that was written off is paid only if somebody chooses it', () => {
    expect(isDue(invoice(1, 10))).toBe(true);
    expect(isDue(invoice(1, 10, { status: 'uncollectible' }))).toBe(false);
    expect(isDue(invoice(1, 0))).toBe(false);
  });
});

describe('a payment', () => {
  it('starts with all that is payable, and sends it by invoice', () => {
    const form = initialPayment([invoice(7, 100.5, { processingAmount: 0.5 }), invoice(3, 20)], 'CreditCard');
    expect(form.amounts).toEqual([
      { invoiceId: 7, dollars: 100 },
      { invoiceId: 3, dollars: 20 },
    ]);
    expect(allocationsOf(form)).toEqual([
      { invoiceId: 3, amount: 20 },
      { invoiceId: 7, amount: 100 },
    ]);
    expect(paymentErrors(form, invoices, now)).toEqual(new Map());
  });

  it('names wrong amounts and card fields by their place', () => {
    const form = initialPayment(invoices, 'NewCard');
    const wrong = {
      ...form,
      amounts: [
        { invoiceId: 7, dollars: 100.51 },
        { invoiceId: 99, dollars: 1 },
      ],
    };
    expect([...paymentErrors(wrong, invoices, now)]).toEqual([
      ['amounts.0.dollars', 'You can pay at most $100.50.'],
      ['amounts.1.dollars', 'You can pay at most $0.00.'],
      ['card.nameOnCard', 'Name on card is required'],
      ['card.cardNumber', 'Card number is required'],
      ['card.expirationDate', expect.any(String)],
      ['card.cvv', expect.any(String)],
    ]);
  });

  it.each([
    [undefined, 'Enter an amount above $0.00.'],
    [0, 'Enter an amount above $0.00.'],
    [0.01, undefined],
    [10, undefined],
    [10.01, 'You can pay at most $10.00.'],
  ])('of %s', (dollars, error) => {
    expect(amountError(dollars, 1000)).toBe(error);
  });

  it('without an amount pays nothing', () => {
    expect(allocationsOf({ amounts: [{ invoiceId: 1, dollars: undefined }] })).toEqual([{ invoiceId: 1, amount: 0 }]);
  });
});
