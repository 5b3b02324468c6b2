import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testOrigin, testSandbox } from '../../tests/sandbox.ts';
import { invoices, paymentAllocations, payments } from '../db/schema/billing.ts';

const opened = testSandbox();

async function control(path: string, body?: unknown) {
  const method = body === undefined ? 'GET' : 'POST';
  const text = body === undefined ? undefined : JSON.stringify(body);
  return opened.sandbox.fetch(new Request(`${testOrigin}/sandbox/api/payments${path}`, { method, body: text }));
}

/** A payment of the demo whose invoice is paid. */
async function somePayment() {
  const [row] = await opened.sandbox.db
    .select()
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.paymentId))
    .innerJoin(invoices, eq(invoices.invoiceId, paymentAllocations.invoiceId))
    .where(eq(invoices.status, 'paid'))
    .orderBy(asc(payments.paymentId));
  return row ?? expect.unreachable();
}

const stateOf = async (paymentId: number) => {
  const [row] = await opened.sandbox.db.select().from(payments).where(eq(payments.paymentId, paymentId));
  return row;
};

it('refunds and returns a payment, whose invoice is open again', async () => {
  for (const [outcome, status] of [
    ['refund', 'refunded'],
    ['return', 'returned'],
  ] as const) {
    const { payments: payment, invoices: invoice } = await somePayment();
    const { paymentId, amountCents, surchargeCents } = payment;
    expect((await control(`/${paymentId}/outcome`, { outcome, code: 'R01' })).status).toBe(200);
    expect(await stateOf(paymentId)).toMatchObject({
      status,
      refundedCents: outcome === 'refund' ? amountCents + surchargeCents : 0,
      failureCode: outcome === 'return' ? 'R01' : null,
    });
    const [after] = await opened.sandbox.db.select().from(invoices).where(eq(invoices.invoiceId, invoice.invoiceId));
    expect(after?.status).toBe('open');
    expect((await control(`/${paymentId}/outcome`, { outcome: 'succeed' })).status).toBe(409);
  }
});

it('ends a pending payment', async () => {
  const { payments: payment } = await somePayment();
  for (const [outcome, status] of [
    ['succeed', 'succeeded'],
    ['decline', 'failed'],
  ] as const) {
    await opened.sandbox.db
      .update(payments)
      .set({ status: 'pending' })
      .where(eq(payments.paymentId, payment.paymentId));
    expect((await control(`/${payment.paymentId}/outcome`, { outcome })).status).toBe(200);
    expect(await stateOf(payment.paymentId)).toMatchObject({ status });
  }
  const latest: { paymentId: number }[] = await (await control('')).json();
  const ids = latest.map(({ paymentId }) => paymentId);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

it('returns a bank payment before it clears: nothing was paid', async () => {
  const { payments: payment } = await somePayment();
  const { paymentId } = payment;
  for (const [method, status] of [
    ['CreditCard', 409],
    ['BankAccount', 200],
  ] as const) {
    await opened.sandbox.db
      .update(payments)
      .set({ status: 'pending', method })
      .where(eq(payments.paymentId, paymentId));
    expect((await control(`/${paymentId}/outcome`, { outcome: 'return', code: 'R01' })).status).toBe(status);
  }
  expect(await stateOf(paymentId)).toMatchObject({ status: 'failed', failureCode: 'R01', takenBackOn: null });
});

it('adds a cent to an invoice, and names what is not there', async () => {
  const { invoices: invoice } = await somePayment();
  const answer = await control(`/invoices/${invoice.invoiceId}/tamper`, {});
  expect(await answer.json()).toEqual({ invoiceId: invoice.invoiceId, totalCents: invoice.totalCents + 1 });
  expect((await control('/invoices/999999/tamper', {})).status).toBe(404);
  expect((await control('/999999/outcome', { outcome: 'refund' })).status).toBe(404);
});

it('is on the control page', async () => {
  const page = await (await opened.sandbox.fetch(new Request(`${testOrigin}/sandbox`))).text();
  expect(page).toContain('/sandbox/api/payments/');
});
