/** What a payment's state is called. A payment that has not cleared is never "paid". */
import type { Payment, PaymentState } from '@/api/generated/billing/model';
import { formatPlainDate } from '@/lib/format/dates';
import { toCents } from '@/lib/format/money';
import type { StatusTone } from '@/lib/ui/status-badge';

const states: Readonly<Record<PaymentState, { label: string; tone: StatusTone }>> = {
  pending: { label: 'Processing', tone: 'progress' },
  succeeded: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  returned: { label: 'Returned', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

export function paymentState(status: PaymentState): { label: string; tone: StatusTone } {
  return states[status];
}

/** Tells why it failed, or when it is expected to clear. */
export function paymentNote({
  status,
  failure,
  expectedOn,
}: Pick<Payment, 'status' | 'failure' | 'expectedOn'>): string {
  if (failure) return failure.text;
  return status === 'pending' && expectedOn ? `Expected ${formatPlainDate(expectedOn)}` : '';
}

/** Tells what it took, in dollars: the amount and the service fee. */
export function totalTaken({ amount, surcharge }: Pick<Payment, 'amount' | 'surcharge'>): number {
  return (toCents(amount) + toCents(surcharge)) / 100;
}
