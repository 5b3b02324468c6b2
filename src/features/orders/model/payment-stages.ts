import type { OrderPayment } from '@/api/generated/filing/model';

/** A stage of a payment. `amount` in dollars; undefined while the stage has not come. */
export interface PaymentStage {
  name: 'Quoted' | 'Authorized' | 'Captured';
  amount: number | undefined;
  /** When it came. */
  at: string | undefined;
  state: 'past' | 'present' | 'to-come';
}

/** A payment is quoted, then reserved at the submission, then taken once the court has decided: in full, in part or not at all. */
export function paymentStages(payment: OrderPayment): PaymentStage[] {
  const reached = payment.capturedAmount !== undefined ? 2 : payment.authorizedAmount !== undefined ? 1 : 0;
  const stages: Omit<PaymentStage, 'state'>[] = [
    { name: 'Quoted', amount: payment.quotedAmount, at: undefined },
    { name: 'Authorized', amount: payment.authorizedAmount, at: payment.authorizedAt },
    { name: 'Captured', amount: payment.capturedAmount, at: payment.capturedAt },
  ];
  return stages.map((stage, index) => ({
    ...stage,
    state: index < reached ? 'past' : index === reached ? 'present' : 'to-come',
  }));
}

/** What was reserved and given free again, in dollars: for what the court did not accept. */
export function releasedAmount({ authorizedAmount = 0, capturedAmount }: OrderPayment): number {
  if (capturedAmount === undefined) return 0;
  return Math.max(0, Math.round((authorizedAmount - capturedAmount) * 100)) / 100;
}
