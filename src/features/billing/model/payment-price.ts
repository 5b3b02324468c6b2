/** What a payment takes, in integer cents (billing supplement, section 2). */

/** A payment's parts, in cents. */
export interface PaymentPrice {
  /** What goes to invoices. */
  appliedCents: number;
  /** The service fee, once a payment. */
  feeCents: number;
  totalCents: number;
}

/** The service fee on what is applied, rounded half up to a cent. `percent` has two decimals. */
export function feeOf(appliedCents: number, percent: number): number {
  const basisPoints = Math.round(percent * 100);
  return Math.floor((appliedCents * basisPoints + 5000) / 10_000);
}

/** The price of applying these amounts with a method that has this service fee. */
export function priceOf(amountsCents: readonly number[], percent: number): PaymentPrice {
  const appliedCents = amountsCents.reduce((sum, cents) => sum + cents, 0);
  const feeCents = feeOf(appliedCents, percent);
  return { appliedCents, feeCents, totalCents: appliedCents + feeCents };
}
