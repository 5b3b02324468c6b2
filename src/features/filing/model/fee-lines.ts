/** A fee quote as it is shown: amounts in cents, the court's convenience fee apart from everything else. */
import type { AllowanceCharge, FeeQuote } from '@/api/generated/filing/model';
import { toCents } from '@/lib/format/money';

/** One reason for which something is charged, or taken back. */
export interface FeeLine {
  reason: AllowanceCharge['allowanceChargeReason'];
  /** Negative for an allowance. */
  cents: number;
}

/** What one filing costs. */
export interface FilingFeeLines {
  filingId: string;
  name: string;
  cents: number;
  lines: readonly FeeLine[];
}

export interface FeeLines {
  filings: readonly FilingFeeLines[];
  /** Charges of the envelope that belong to no filing, the convenience fee not among them. */
  others: readonly FeeLine[];
  convenienceCents: number;
  totalCents: number;
  isWaived: boolean;
  /** How it will show on the statement. Empty when nothing is to be paid. */
  cardCharges: readonly { description: string; cents: number }[];
}

const isConvenience = ({ reason }: FeeLine) => reason === 'Convenience Fee';

/** Reads a quote. Charges for one reason stand in one line; allowances apart from charges. */
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
    const cents = toCents(amount) * (chargeIndicator ? 1 : -1);
    const key = `${reason} ${chargeIndicator}`;
    lines.set(key, { reason, cents: (lines.get(key)?.cents ?? 0) + cents });
  }
  return [...lines.values()];
}
