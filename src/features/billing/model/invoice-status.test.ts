import { describe, expect, test } from 'vitest';
import { dueNote, holdDay, invoiceStatus, isShown, nextStepText, payableCents, periodName } from './invoice-status';

const open = { status: 'open', paymentStatus: 'unpaid', overdue: false } as const;

describe('the status', () => {
  test.each([
    [open, 'Open', 'progress'],
    [{ ...open, paymentStatus: 'processing' }, 'Processing', 'progress'],
    [{ ...open, overdue: true }, 'Overdue', 'bad'],
    [{ ...open, overdue: true, paymentStatus: 'partially-paid' }, 'Overdue', 'bad'],
    [{ ...open, paymentStatus: 'failed' }, 'Payment failed', 'bad'],
    [{ ...open, paymentStatus: 'partially-paid' }, 'Partly paid', 'warning'],
    [{ ...open, status: 'draft' }, 'Draft', 'neutral'],
    [{ ...open, status: 'paid', paymentStatus: 'paid' }, 'Paid', 'good'],
    [{ ...open, status: 'void' }, 'Void', 'neutral'],
    [{ ...open, status: 'void', paymentStatus: 'refunded' }, 'Void, refunded', 'neutral'],
    [{ ...open, status: 'uncollectible' }, 'Uncollectible', 'bad'],
    [{ ...open, status: 'paid', paymentStatus: 'refunded' }, 'Paid', 'good'],
  ] as const)('of %o is %s', (invoice, label, tone) => {
    expect(invoiceStatus(invoice)).toEqual({ label, tone });
  });
});

test('filters show their invoices, and none shows all', () => {
  const overdue = { ...open, overdue: true };
  const paid = { ...open, status: 'paid' as const };
  expect([open, overdue, paid].map((each) => isShown(each, undefined))).toEqual([true, true, true]);
  expect([open, overdue, paid].map((each) => isShown(each, 'open'))).toEqual([true, true, false]);
  expect([open, overdue, paid].map((each) => isShown(each, 'overdue'))).toEqual([false, true, false]);
  expect([open, overdue, paid].map((each) => isShown(each, 'paid'))).toEqual([false, false, true]);
});

test('what can be paid leaves out pending payments, and is never negative', () => {
  expect(payableCents({ balanceDue: 100.1, processingAmount: 0.1 })).toBe(10_000);
  expect(payableCents({ balanceDue: 10, processingAmount: 20 })).toBe(0);
});

test('notes say how late an invoice is, and what comes next', () => {
  const nextStep = { kind: 'final-notice', on: '2026-12-01' } as const;
  expect(dueNote({ daysOverdue: 1, nextStep })).toBe('1 day overdue · Final notice on Dec 1, 2026');
  expect(dueNote({ daysOverdue: 12 })).toBe('12 days overdue');
  expect(dueNote({ daysOverdue: 0, nextStep })).toBe('Final notice on Dec 1, 2026');
  expect(dueNote({})).toBe('');
  expect(nextStepText({ kind: 'credit-hold', on: '2026-12-06' })).toBe('Credit hold on Dec 6, 2026');
  expect(nextStepText({ kind: 'autopay', on: '2026-12-06' })).toBe('Autopay on Dec 6, 2026');
  expect(nextStepText({ kind: 'reminder', on: '2026-12-06' })).toBe('Reminder on Dec 6, 2026');
});

test('the day of the credit hold is known from the first step on', () => {
  expect(holdDay({ kind: 'reminder', on: '2026-11-20', holdOn: '2026-12-06' })).toBe('2026-12-06');
  expect(holdDay({ kind: 'credit-hold', on: '2026-12-06' })).toBe('2026-12-06');
  expect(holdDay(undefined)).toBeUndefined();
});

test('a cycle is named by its month', () => {
  expect(periodName({ periodStart: '2026-10-01' })).toBe('October 2026');
});
