import type { OrderPayment } from '@/api/generated/filing/model';
import { formatCents, formatDollars, toCents } from '@/lib/format/money';

/** A stage of a payment. `amount` is in dollars, undefined until the stage is reached. */
export interface PaymentStage {
  name: 'Quoted' | 'Authorized' | 'Captured';
  amount: number | undefined;
  at: string | undefined;
  state: 'past' | 'current' | 'upcoming';
}

/** A payment is quoted, authorized at submission, and captured (fully, partly or not at all) after the court's decision. */
export function paymentStages(payment: OrderPayment): PaymentStage[] {
  const reached = payment.capturedAmount !== undefined ? 2 : payment.authorizedAmount !== undefined ? 1 : 0;
  const stages: Omit<PaymentStage, 'state'>[] = [
    { name: 'Quoted', amount: payment.quotedAmount, at: undefined },
    { name: 'Authorized', amount: payment.authorizedAmount, at: payment.authorizedAt },
    { name: 'Captured', amount: payment.capturedAmount, at: payment.capturedAt },
  ];
  return stages.map((stage, index) => ({
    ...stage,
    state: index < reached ? 'past' : index === reached ? 'current' : 'upcoming',
  }));
}

/** Describes the part of the authorization that was released, for filings the court did not accept. */
export function releaseText({ authorizedAmount = 0, capturedAmount }: OrderPayment): string | undefined {
  if (capturedAmount === undefined) return undefined;
  const releasedCents = toCents(authorizedAmount) - toCents(capturedAmount);
  if (releasedCents <= 0) return undefined;
  const released = formatCents(releasedCents);
  return capturedAmount === 0
    ? `${released} authorization released. You weren’t charged.`
    : `${released} of the ${formatDollars(authorizedAmount)} authorization released. You were charged ${formatDollars(capturedAmount)}.`;
}
