/** A fee quote for display: amounts in cents, with the court's convenience fee separate. */
import type { AllowanceCharge, FeeQuote } from '@/api/generated/filing/model';
import { toCents } from '@/lib/format/money';

/** A charge or allowance. */
export interface FeeLine {
  reason: AllowanceCharge['allowanceChargeReason'];
  /** Negative for an allowance. */
  cents: number;
}

/** The fees of a filing. */
export interface FilingFeeLines {
  filingId: string;
  name: string;
  cents: number;
  lines: readonly FeeLine[];
}

export interface FeeLines {
  filings: readonly FilingFeeLines[];
  /** Envelope charges other than the convenience fee. */
  others: readonly FeeLine[];
  convenienceCents: number;
  totalCents: number;
  isWaived: boolean;
  /** The card statement entries; empty if there is nothing to pay. */
  cardCharges: readonly { description: string; cents: number }[];
}

const isConvenience = ({ reason }: FeeLine) => reason === 'Convenience Fee';

/** Reads a quote. Merges charges with the same reason; keeps allowances separate. */
export function readFeeLines(quote: Omit<FeeQuote, 'quoteId' | 'quotedAt'>): FeeLines {
  const ofFilings = new Set(quote.filings.flatMap(({ allowanceCharge }) => allowanceCharge.map(({ id }) => id)));
  const others = toLines(quote.allowanceCharge.filter(({ id }) => !ofFilings.has(id)));
  return {
    filings: quote.filings.map(({ filingId, filingTypeName, amount, allowanceCharge }) => ({
      filingId,
      name: filingTypeName ?? 'Filing',
      cents: toCents(amount),
      lines: toLines(allowanceCharge),
    })),
    others: others.filter((line) => !isConvenience(line)),
    convenienceCents: others.filter(isConvenience).reduce((sum, { cents }) => sum + cents, 0),
    totalCents: toCents(quote.feesCalculationAmount),
    isWaived: quote.isWaived,
    cardCharges: quote.cardCharges.map(({ description, amount }) => ({ description, cents: toCents(amount) })),
  };
}

function toLines(charges: readonly AllowanceCharge[]): FeeLine[] {
  const lines = new Map<string, FeeLine>();
  for (const { chargeIndicator, allowanceChargeReason: reason, amount } of charges) {
    const cents = chargeIndicator ? toCents(amount) : -toCents(amount);
    const key = `${reason} ${chargeIndicator}`;
    lines.set(key, { reason, cents: (lines.get(key)?.cents ?? 0) + cents });
  }
  return [...lines.values()];
}
