/** Invoices of seeded orders: one a month, paid by card except the latest. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invoices, paymentAllocations, payments, processorCaptures } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { firmBilling } from '../../services/billing/ledger.ts';
import { addDays, dueDateOf, firstOfMonth, firstOfNextMonth, instantAt } from '../../services/billing/rules/days.ts';
import { surchargeBasisPoints, surchargeOf } from '../../services/billing/rules/money.ts';
import { draftOf } from '../../simulators/billing-work.ts';

/**
 * Issues the invoices of the orders planned in `planned_orders`, for each whole month in which they were charged. A
 * month that already has an invoice of the demo gets a second one.
 */
export async function invoiceSeeded(tx: Database, { clientId, now }: { clientId: number; now: Date }): Promise<void> {
  const billing = await firmBilling(tx, clientId, now);
  const seeded = sql`charges.client_id = ${clientId} and charges.settlement = 'invoice' and charges.status = 'billable'
    and charges.invoice_number is null and exists (select 1 from planned_orders where planned_orders.order_id = charges.order_id)`;
  const monthOf = sql`to_char(charges.charged_at at time zone ${billing.timeZone}::text, 'YYYY-MM-01')`;
  const found = await tx
    .selectDistinct({ month: sql<string>`${monthOf}` })
    .from(charges)
    .where(seeded)
    .orderBy(sql`1`);
  const taken = new Set((await tx.select({ number: invoices.number }).from(invoices)).map(({ number }) => number));
  const months = found.map(({ month }) => month).filter((month) => month < firstOfMonth(billing.today));
  for (const month of months) {
    const draft = draftOf(billing, month);
    const number = taken.has(draft.number) ? `${draft.number}-2` : draft.number;
    const billed = await tx
      .update(charges)
      .set({ invoiceNumber: number })
      .where(sql`${seeded} and ${monthOf} = ${month}`)
      .returning({
        amountCents: charges.amountCents,
        category: charges.category,
        clientReference: charges.clientReference,
        orderId: charges.orderId,
      });
    const totalCents = billed.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const taxCents = billed.reduce((sum, row) => sum + (row.category === 'tax' ? row.amountCents : 0), 0);
    const issuedOn = firstOfNextMonth(month);
    const isLatest = month === months.at(-1);
    const [invoice] = await tx
      .insert(invoices)
      .values({
        ...draft,
        number,
        status: isLatest ? 'open' : 'paid',
        issuedOn,
        dueDate: dueDateOf(issuedOn, draft.paymentTerms),
        subtotalCents: totalCents - taxCents,
        taxCents,
        totalCents,
        matterCount: new Set(billed.map(({ clientReference }) => clientReference).filter(Boolean)).size,
        orderCount: new Set(billed.map(({ orderId }) => orderId)).size,
      })
      .returning();
    if (!invoice) throw new Error('The invoice was not stored.');
    if (isLatest) continue;
    const paidOn = addDays(issuedOn, 2);
    const basisPoints = surchargeBasisPoints('credit', billing.state, paidOn);
    const surchargeCents = surchargeOf(totalCents, basisPoints);
    const createdAt = instantAt(paidOn, 9, billing.timeZone);
    const [payment] = await tx
      .insert(payments)
      .values({
        clientId,
        status: 'succeeded',
        method: 'CreditCard',
        methodLabel: `${billing.card?.cardType ?? 'Visa'} ending in ${billing.card?.last4 ?? '1881'}`,
        amountCents: totalCents,
        surchargeCents,
        surchargeBasisPoints: basisPoints,
        appliedOn: paidOn,
        createdAt,
      })
      .returning();
    if (!payment) throw new Error('The payment was not stored.');
    const { paymentId } = payment;
    const { invoiceId } = invoice;
    await tx.insert(paymentAllocations).values({ paymentId, invoiceId, amountCents: totalCents, surchargeCents });
    await tx
      .insert(processorCaptures)
      .values({ paymentId, amountCents: totalCents + surchargeCents, capturedAt: createdAt });
  }
}
