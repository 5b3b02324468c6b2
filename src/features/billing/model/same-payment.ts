/** Whether a payment was made already (billing supplement, section 5, rule 2). */
import type { AllocationRequest, Payment } from '@/api/generated/billing/model';
import { toCents } from '@/lib/format/money';

const day = 86_400_000;

/** The payment that was made with a key, whatever became of it. */
export function paymentOf(key: string, payments: readonly Payment[]): Payment | undefined {
  return payments.find(({ idempotencyKey }) => idempotencyKey === key);
}

/** A payment of the same invoices and amounts within 24 hours, by anyone in the firm, that wasn't refused. */
export function samePayment(
  allocations: readonly AllocationRequest[],
  payments: readonly Payment[],
  now: Date,
): Payment | undefined {
  const asked = printOf(allocations);
  return payments.find(
    (payment) =>
      (payment.status === 'succeeded' || payment.status === 'pending') &&
      now.getTime() - Date.parse(payment.startedAt) < day &&
      printOf(payment.allocations) === asked,
  );
}

function printOf(allocations: readonly AllocationRequest[]): string {
  return allocations
    .map(({ invoiceId, amount }) => `${invoiceId}:${toCents(amount)}`)
    .toSorted()
    .join();
}
