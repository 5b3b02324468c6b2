/** What the end of a payment does to invoices and to a firm's credit hold. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invoices, paymentAllocations, payments } from '../../db/schema/billing.ts';
import { clients } from '../../db/schema/platform.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { firmBilling, readInvoices } from './ledger.ts';
import type { PaymentRecord } from './payment-answers.ts';
import { balanceOf } from './rules/invoice-state.ts';

interface Outcome {
  status: 'succeeded' | 'failed';
  failureCode?: string;
}

/** Ends a pending payment, once; later calls change nothing. */
export async function finishPayment(tx: Database, paymentId: number, outcome: Outcome, now: Date): Promise<void> {
  const [payment] = await tx
    .update(payments)
    .set({ status: outcome.status, failureCode: outcome.failureCode ?? null })
    .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'pending')))
    .returning();
  if (payment && outcome.status === 'succeeded') await closeInvoices(tx, payment, now);
}

/** A bank takes back a payment that had succeeded: its invoices are open again. */
export async function returnPayment(tx: Database, payment: PaymentRecord, code: string, now: Date): Promise<void> {
  const returned = await tx
    .update(payments)
    .set({ status: 'returned', failureCode: code, takenBackOn: await today(tx, payment, now) })
    .where(and(eq(payments.paymentId, payment.paymentId), eq(payments.status, 'succeeded')))
    .returning();
  if (returned.length > 0) await closeInvoices(tx, payment, now);
}

/** The processor gives back a payment with its surcharge: its invoices are open again. */
export async function refundPayment(tx: Database, payment: PaymentRecord, now: Date): Promise<void> {
  const refunded = await tx
    .update(payments)
    .set({
      status: 'refunded',
      refundedCents: payment.amountCents + payment.surchargeCents,
      takenBackOn: await today(tx, payment, now),
    })
    .where(and(eq(payments.paymentId, payment.paymentId), eq(payments.status, 'succeeded')))
    .returning();
  if (refunded.length > 0) await closeInvoices(tx, payment, now);
}

/** The firm's day. */
async function today(tx: Database, { clientId }: PaymentRecord, now: Date): Promise<string> {
  return dayIn(await firmTimeZone(tx, clientId), now);
}

/** An invoice is paid when succeeded payments cover it, and open when they no longer do. */
async function closeInvoices(tx: Database, { paymentId, clientId }: PaymentRecord, now: Date): Promise<void> {
  const allocated = await tx
    .select({ invoiceId: paymentAllocations.invoiceId })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, paymentId));
  const ids = allocated.map(({ invoiceId }) => invoiceId);
  const covered = (await readInvoices(tx, clientId, ids)).filter((invoice) => balanceOf(invoice) === 0);
  const isCovered = new Set(covered.map(({ invoiceId }) => invoiceId));
  const paid = ids.filter((invoiceId) => isCovered.has(invoiceId));
  const open = ids.filter((invoiceId) => !isCovered.has(invoiceId));
  if (paid.length > 0) await tx.update(invoices).set({ status: 'paid' }).where(inArray(invoices.invoiceId, paid));
  if (open.length > 0)
    await tx
      .update(invoices)
      .set({ status: 'open' })
      .where(and(inArray(invoices.invoiceId, open), eq(invoices.status, 'paid')));
  await liftHold(tx, clientId, now);
}

/** A hold by dunning ends with the overdue sum. Pending payments don't count; a hold set by hand stays. */
async function liftHold(tx: Database, clientId: number, now: Date): Promise<void> {
  const { firm, today } = await firmBilling(tx, clientId, now);
  if (!firm.creditHold || !firm.isHeldByDunning) return;
  const isOverdue = (await readInvoices(tx, clientId)).some(
    (invoice) =>
      invoice.status === 'open' && balanceOf(invoice) > 0 && invoice.dueDate !== null && invoice.dueDate < today,
  );
  if (isOverdue) return;
  await tx.update(clients).set({ creditHold: false, isHeldByDunning: false }).where(eq(clients.clientId, clientId));
}
