/** Amounts in integer cents (billing supplement, section 2). */

/** The surcharge of a payment on what is applied: cents × basis points, rounded half up to a cent. */
export function surchargeOf(appliedCents: number, basisPoints: number): number {
  return Math.floor((appliedCents * basisPoints + 5000) / 10_000);
}

/** A part of a whole, by its weight. */
export interface Weighed {
  id: number;
  weight: number;
}

/** Splits `cents` by weight; what rounding leaves goes to the largest remainders, ties to the lower ID. */
export function splitByWeight(cents: number, parts: readonly Weighed[]): Map<number, number> {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return new Map(parts.map(({ id }) => [id, 0]));
  const shares = parts.map(({ id, weight }) => ({
    id,
    cents: Math.floor((cents * weight) / whole),
    remainder: (cents * weight) % whole,
  }));
  const left = cents - shares.reduce((sum, share) => sum + share.cents, 0);
  const byRemainder = shares.toSorted((one, other) => other.remainder - one.remainder || one.id - other.id);
  const raised = new Set(byRemainder.slice(0, left).map(({ id }) => id));
  return new Map(shares.map((share) => [share.id, share.cents + (raised.has(share.id) ? 1 : 0)]));
}

/** How a card is funded. Unknown before a new card is charged. */
export type Funding = 'credit' | 'debit' | 'prepaid' | 'unknown';

/** States' limits on card surcharges, in basis points, newest first. Laws change: a rule holds from its day on. */
const surchargeLaws: readonly { from: string; states: Readonly<Record<string, number>>; others: number }[] = [
  { from: '2022-07-01', states: { CT: 0, MA: 0, ME: 0, CO: 200 }, others: 295 },
  { from: '0000-01-01', states: { CT: 0, MA: 0, ME: 0, CO: 0 }, others: 295 },
];

/** The surcharge in basis points for a card of a firm in `state` on a day (`YYYY-MM-DD`). */
export function surchargeBasisPoints(funding: Funding, state: string | undefined, day: string): number {
  if (funding === 'debit' || funding === 'prepaid') return 0;
  const law = surchargeLaws.find(({ from }) => from <= day);
  return law?.states[state ?? ''] ?? law?.others ?? 0;
}

/** A credit for a charge that was invoiced: a negative amount. */
export interface OpenCredit {
  feeId: number;
  cents: number;
}

/** A credit's part for this invoice and what is left for the next. Both are zero or less; they add up to the credit. */
export interface UsedCredit extends OpenCredit {
  usedCents: number;
  leftCents: number;
}

/** Uses credits, oldest first, until the invoice's charges are covered: its total is never negative. */
export function spendCredits(chargedCents: number, credits: readonly OpenCredit[]): UsedCredit[] {
  let open = chargedCents;
  return credits.map((credit) => {
    const used = Math.min(open, -credit.cents);
    open -= used;
    return { ...credit, usedCents: 0 - used, leftCents: credit.cents + used };
  });
}
