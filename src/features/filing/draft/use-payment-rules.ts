import type { PaymentRules } from '../model/payment-problems';

/** What the payment is checked against; undefined while it is being loaded. */
export function usePaymentRules(): PaymentRules | undefined {
  return undefined;
}
