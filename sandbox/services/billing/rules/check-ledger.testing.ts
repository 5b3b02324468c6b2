/**
 * The ledger's equations (billing supplement, section 10) over a firm's stored rows: for tests and `npm run
 * ledger:check`. Reckoned here, apart from the code that the product uses.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { invoices, paymentAllocations, payments, processorCaptures } from '../../../db/schema/billing.ts';
import { charges } from '../../../db/schema/charges.ts';
import { envelopes } from '../../../db/schema/envelopes.ts';
import { orders } from '../../../db/schema/orders.ts';

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);

/** The broken equations, each naming its invoice or payment; empty when the ledger is right to the cent. */
export async function checkLedger(db: Database, clientId: number): Promise<string[]> {
  const all = await db.select().from(invoices).where(eq(invoices.clientId, clientId));
  const made = await db.select().from(payments).where(eq(payments.clientId, clientId));
  const charged = await sumCharges(db, clientId);
  const allocations = await db
    .select({ allocation: paymentAllocations, status: payments.status })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.paymentId, paymentAllocations.paymentId))
    .where(eq(payments.clientId, clientId));
  const ofInvoice = Map.groupBy(allocations, ({ allocation }) => allocation.invoiceId);
  const ofPayment = Map.groupBy(allocations, ({ allocation }) => allocation.paymentId);
  const captured = new Map((await db.select().from(processorCaptures)).map((row) => [row.paymentId, row.amountCents]));
  const wrong: string[] = [];
  for (const invoice of all.filter(({ status }) => status !== 'draft')) {
    const { number, status, totalCents, subtotalCents, taxCents, creditCents } = invoice;
    const chargedCents = charged.byInvoice.get(number) ?? 0;
    if (chargedCents !== totalCents) wrong.push(`${number}: charges ${chargedCents}, total ${totalCents}`);
    const parts = subtotalCents + taxCents + creditCents;
    if (parts !== totalCents) wrong.push(`${number}: parts ${parts}, total ${totalCents}`);
    if (totalCents < 0) wrong.push(`${number}: total ${totalCents}`);
    const paid = sum(
      (ofInvoice.get(invoice.invoiceId) ?? [])
        .filter((each) => each.status === 'succeeded')
        .map(({ allocation }) => allocation.amountCents),
    );
    if (paid > totalCents) wrong.push(`${number}: paid ${paid} of ${totalCents}`);
    const isSettled = paid === totalCents;
    if (status === 'paid' ? !isSettled : status === 'open' && isSettled)
      wrong.push(`${number}: ${status}, paid ${paid}`);
  }
  const issued = new Set(all.filter(({ status }) => status !== 'draft').map(({ number }) => number));
  for (const number of charged.byInvoice.keys())
    if (!issued.has(number)) wrong.push(`${number}: not an issued invoice`);
  for (const feeId of charged.onBoth) wrong.push(`fee ${feeId}: taken by a court and on an invoice`);
  for (const payment of made) {
    const own = (ofPayment.get(payment.paymentId) ?? []).map(({ allocation }) => allocation);
    const applied = sum(own.map(({ amountCents }) => amountCents));
    const surcharge = sum(own.map(({ surchargeCents }) => surchargeCents));
    if (applied !== payment.amountCents || surcharge !== payment.surchargeCents)
      wrong.push(`payment ${payment.paymentId}: allocated ${applied} + ${surcharge}`);
    const taken = captured.get(payment.paymentId);
    if (payment.status === 'succeeded' && taken !== applied + surcharge)
      wrong.push(`payment ${payment.paymentId}: captured ${taken}, recorded ${applied + surcharge}`);
  }
  return [...wrong, ...(await checkCourtCaptures(db, clientId))];
}

/** Equation 6: what courts captured, the amounts of an envelope's statement lines, is the sum of its fees. */
async function checkCourtCaptures(db: Database, clientId: number): Promise<string[]> {
  const taken = sql`coalesce(sum(${charges.amountCents}) filter (
    where ${charges.settlement} = 'court' and ${charges.status} = 'billable'), 0)`.mapWith(Number);
  const isAdvanced = sql`coalesce((${envelopes.payment} ->> 'isGlobal')::boolean, false)`;
  const captured = sql`case when ${isAdvanced} then 0
    else coalesce((${envelopes.payment} ->> 'capturedCents')::int, 0) end`.mapWith(Number);
  const rows = await db
    .select({ orderId: orders.orderId, taken, captured })
    .from(orders)
    .innerJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .leftJoin(charges, eq(charges.orderId, orders.orderId))
    .where(eq(orders.clientId, clientId))
    .groupBy(orders.orderId, envelopes.orderId)
    .having(sql`${taken} <> ${captured}`)
    .orderBy(orders.orderId);
  return rows.map((row) => `order ${row.orderId}: courts captured ${row.captured}, fees ${row.taken}`);
}

/** Sums by the database: a firm may have hundreds of thousands of charges. */
async function sumCharges(db: Database, clientId: number) {
  const ofFirm = eq(charges.clientId, clientId);
  const rows = await db
    .select({ number: charges.invoiceNumber, cents: sql`sum(${charges.amountCents})`.mapWith(Number) })
    .from(charges)
    .where(ofFirm)
    .groupBy(charges.invoiceNumber);
  const onBoth = await db
    .select({ feeId: charges.feeId })
    .from(charges)
    .where(sql`${ofFirm} and ${charges.settlement} = 'court' and ${charges.invoiceNumber} is not null`);
  return {
    byInvoice: new Map(rows.flatMap(({ number, cents }) => (number === null ? [] : [[number, cents] as const]))),
    onBoth: onBoth.map(({ feeId }) => feeId),
  };
}

/** Tells what a firm owes by its rows, in cents: on open invoices, and charges that wait for the next one. */
export async function owedByRows(db: Database, clientId: number): Promise<{ balance: number; notYetInvoiced: number }> {
  const isOpen = and(eq(invoices.clientId, clientId), eq(invoices.status, 'open'));
  const [billed] = await db
    .select({ cents: sql`coalesce(sum(${invoices.totalCents}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(isOpen);
  const [paid] = await db
    .select({ cents: sql`coalesce(sum(${paymentAllocations.amountCents}), 0)`.mapWith(Number) })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.paymentId, paymentAllocations.paymentId))
    .innerJoin(invoices, eq(invoices.invoiceId, paymentAllocations.invoiceId))
    .where(and(isOpen, eq(payments.status, 'succeeded')));
  const [waiting] = await db
    .select({ cents: sql`coalesce(sum(${charges.amountCents}), 0)`.mapWith(Number) })
    .from(charges)
    .where(
      and(
        eq(charges.clientId, clientId),
        eq(charges.settlement, 'invoice'),
        eq(charges.status, 'billable'),
        isNull(charges.invoiceNumber),
        isNull(charges.creditOfFeeId),
      ),
    );
  return { balance: (billed?.cents ?? 0) - (paid?.cents ?? 0), notYetInvoiced: waiting?.cents ?? 0 };
}
