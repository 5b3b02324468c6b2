/** Payments in the contract's form. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { invoices, paymentAllocations, type payments } from '../../db/schema/billing.ts';
import type { Payment } from '../../generated/billing/schemas.ts';
import { toDollars } from '../filing/money.ts';
import { returnTexts } from './rules/bank-details.ts';

export type PaymentRecord = typeof payments.$inferSelect;

/** Tells how a payment reads on the statement. */
export const toReference = (paymentId: number): string => `BENCHFILE ${paymentId}`;

const cardFailures: Readonly<Record<string, { text: string; canRetry: boolean }>> = {
  declined: { text: 'Declined', canRetry: true },
  'hard-decline': { text: 'The card is lost, expired or closed', canRetry: false },
  'not-captured': { text: 'The card was not charged', canRetry: true },
};

/** Payments with their allocations. Keys are shown to the person who made the payment only. */
export async function toPayments(
  db: Database,
  records: readonly PaymentRecord[],
  userId: number | undefined,
): Promise<Payment[]> {
  if (records.length === 0) return [];
  const rows = await db
    .select({ allocation: paymentAllocations, number: invoices.number })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.invoiceId, paymentAllocations.invoiceId))
    .where(
      inArray(
        paymentAllocations.paymentId,
        records.map(({ paymentId }) => paymentId),
      ),
    )
    .orderBy(asc(paymentAllocations.invoiceId));
  const byPayment = Map.groupBy(rows, ({ allocation }) => allocation.paymentId);
  return records.map((record) => {
    const allocations = byPayment.get(record.paymentId) ?? [];
    return {
      paymentId: record.paymentId,
      status: record.status,
      amount: toDollars(record.amountCents),
      surcharge: toDollars(record.surchargeCents),
      appliedOn: record.appliedOn,
      method: record.method,
      methodLabel: record.methodLabel,
      reference: toReference(record.paymentId),
      invoiceNumbers: allocations.map(({ number }) => number),
      allocations: allocations.map(({ allocation, number }) => ({
        invoiceId: allocation.invoiceId,
        invoiceNumber: number,
        amount: toDollars(allocation.amountCents),
        surcharge: toDollars(allocation.surchargeCents),
      })),
      surchargePercent: record.surchargeBasisPoints / 100,
      startedAt: record.createdAt.toISOString(),
      ...(record.funding === null ? {} : { funding: record.funding }),
      ...(record.refundedCents > 0 ? { refundedAmount: toDollars(record.refundedCents) } : {}),
      ...(record.userId === null ? {} : { initiatedBy: { userId: record.userId, name: record.userName ?? '' } }),
      ...(record.expectedOn === null ? {} : { expectedOn: record.expectedOn }),
      ...(record.takenBackOn === null ? {} : { takenBackOn: record.takenBackOn }),
      ...(record.failureCode === null ? {} : { failure: failureOf(record.failureCode) }),
      ...(record.idempotencyKey !== null && record.userId === userId ? { idempotencyKey: record.idempotencyKey } : {}),
    };
  });
}

function failureOf(code: string) {
  const ofCard = cardFailures[code];
  if (ofCard) return { code, ...ofCard };
  // Only these three leave the account usable.
  return { code, text: returnTexts[code] ?? 'Returned', canRetry: ['R01', 'R08', 'R09'].includes(code) };
}
