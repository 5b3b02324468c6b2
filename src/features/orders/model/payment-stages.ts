import type { OrderPayment } from '@/api/generated/filing/model';

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

/** The part of the authorization, in dollars, that was released because the court did not accept the filings. */
export function releasedAmount({ authorizedAmount = 0, capturedAmount }: OrderPayment): number {
  if (capturedAmount === undefined) return 0;
  return Math.max(0, Math.round((authorizedAmount - capturedAmount) * 100)) / 100;
}
