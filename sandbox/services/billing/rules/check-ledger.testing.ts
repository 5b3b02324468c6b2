/** The ledger's equations (billing supplement, section 10) over a firm's stored rows, for tests. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { invoices, paymentAllocations, payments, processorCaptures } from '../../../db/schema/billing.ts';
import { charges } from '../../../db/schema/charges.ts';

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);

/** The broken equations, each naming its invoice or payment; empty when the ledger is right to the cent. */
export async function checkLedger(db: Database, clientId: number): Promise<string[]> {
  const all = await db.select().from(invoices).where(eq(invoices.clientId, clientId));
  const rows = await db.select().from(charges).where(eq(charges.clientId, clientId));
  const made = await db.select().from(payments).where(eq(payments.clientId, clientId));
  const allocations = await db.select().from(paymentAllocations);
  const captured = new Map((await db.select().from(processorCaptures)).map((row) => [row.paymentId, row.amountCents]));
  const numbers = new Set(all.map(({ number }) => number));
  const wrong: string[] = [];
  for (const invoice of all.filter(({ status }) => status !== 'draft')) {
    const charged = sum(
      rows.filter(({ invoiceNumber }) => invoiceNumber === invoice.number).map((row) => row.amountCents),
    );
    if (charged !== invoice.totalCents)
      wrong.push(`${invoice.number}: charges ${charged}, total ${invoice.totalCents}`);
    const parts = invoice.subtotalCents + invoice.taxCents + invoice.creditCents;
    if (parts !== invoice.totalCents) wrong.push(`${invoice.number}: parts ${parts}, total ${invoice.totalCents}`);
    const paid = sum(
      allocations
        .filter(({ invoiceId }) => invoiceId === invoice.invoiceId)
        .filter(({ paymentId }) => made.some((each) => each.paymentId === paymentId && each.status === 'succeeded'))
        .map(({ amountCents }) => amountCents),
    );
    if (paid > invoice.totalCents) wrong.push(`${invoice.number}: paid ${paid} of ${invoice.totalCents}`);
    if ((invoice.status === 'paid') !== (paid === invoice.totalCents))
      wrong.push(`${invoice.number}: ${invoice.status}`);
  }
  for (const row of rows) {
    if (row.settlement === 'court' && row.invoiceNumber !== null) wrong.push(`fee ${row.feeId}: court and invoice`);
    if (row.invoiceNumber !== null && !numbers.has(row.invoiceNumber)) wrong.push(`fee ${row.feeId}: no invoice`);
  }
  for (const payment of made) {
    const own = allocations.filter(({ paymentId }) => paymentId === payment.paymentId);
    const applied = sum(own.map(({ amountCents }) => amountCents));
    const surcharge = sum(own.map(({ surchargeCents }) => surchargeCents));
    if (applied !== payment.amountCents || surcharge !== payment.surchargeCents)
      wrong.push(`payment ${payment.paymentId}: allocated ${applied} + ${surcharge}`);
    const taken = captured.get(payment.paymentId);
    if (payment.status === 'succeeded' && taken !== applied + surcharge)
      wrong.push(`payment ${payment.paymentId}: captured ${taken}, recorded ${applied + surcharge}`);
  }
  return wrong;
}
