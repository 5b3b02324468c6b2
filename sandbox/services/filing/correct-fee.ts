/** A fee that turns out to be another amount after it was charged. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { StoredFees } from '../../db/schema/stored-fees.ts';
import { notFound, problem } from '../../http/problem.ts';
import { noteFeeChanges } from '../integration/matter-pushes.ts';

type Charge = typeof charges.$inferSelect;

/**
 * Changes a charge, what its court captured and its order's total, and queues the correction of its expense.
 * @throws ProblemError 404 for an unknown charge, 409 for one that is not charged yet or on an issued invoice.
 */
export async function correctFee(tx: Database, feeId: number, amountCents: number, now: Date): Promise<Charge> {
  const [charge] = await tx.select().from(charges).where(eq(charges.feeId, feeId)).for('update');
  if (!charge) throw notFound('The charge does not exist.');
  if (charge.status !== 'billable' || charge.invoiceNumber !== null)
    throw problem(409, { code: 'charge-settled', detail: 'The charge can’t change: it is on an invoice, or not due.' });
  const corrected = { ...charge, amountCents };
  await tx.update(charges).set({ amountCents }).where(eq(charges.feeId, feeId));
  await correctEnvelope(tx, charge, amountCents - charge.amountCents);
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, charge.orderId));
  if (order)
    await tx
      .update(orders)
      .set({
        version: order.version + 1,
        totalAmountCents: order.totalAmountCents + amountCents - charge.amountCents,
        updatedAt: now,
      })
      .where(eq(orders.orderId, order.orderId));
  await noteFeeChanges(tx, [feeId], now);
  return corrected;
}

/** The fees of an envelope and what was captured for them. Other orders have none. */
async function correctEnvelope(tx: Database, charge: Charge, byCents: number): Promise<void> {
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.orderId, charge.orderId));
  if (!envelope) return;
  const { fees, payment } = envelope;
  const entryId = charge.filingId === null ? undefined : await entryOf(tx, charge.filingId);
  const changed = {
    ...(entryId === undefined
      ? { ...fees, convenienceCents: fees.convenienceCents + byCents }
      : { ...fees, filings: correctFilings(fees, entryId, charge, byCents) }),
    totalCents: fees.totalCents + byCents,
  };
  const captured = payment.capturedCents === undefined ? {} : { capturedCents: payment.capturedCents + byCents };
  await tx
    .update(envelopes)
    .set({ fees: changed, payment: { ...payment, ...captured } })
    .where(eq(envelopes.orderId, charge.orderId));
}

function correctFilings(
  { filings }: StoredFees,
  entryId: string,
  { reason, description, amountCents }: Charge,
  byCents: number,
): StoredFees['filings'] {
  let isDone = false;
  return filings.map((filing) => ({
    ...filing,
    charges: filing.charges.map((each) => {
      const isIt =
        !isDone &&
        filing.entryId === entryId &&
        each.reason === reason &&
        (each.description || each.reason) === description &&
        each.amountCents === amountCents;
      if (!isIt) return each;
      isDone = true;
      return { ...each, amountCents: amountCents + byCents };
    }),
  }));
}

async function entryOf(tx: Database, filingId: string): Promise<string | undefined> {
  const [filing] = await tx.select({ entryId: filings.entryId }).from(filings).where(eq(filings.filingId, filingId));
  return filing?.entryId;
}
