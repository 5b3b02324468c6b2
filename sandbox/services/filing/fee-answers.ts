/** Fees in contract form: in dollars, with an ID per charge; a waiver becomes allowances. */
import type { StoredCharge, StoredFees, StoredPayment } from '../../db/schema/stored-fees.ts';
import type { AllowanceCharge, FeeQuote, FilingFees, OrderPayment } from '../../generated/filing/schemas.ts';
import { cardCharges } from './fee-calculation.ts';
import { toDollars } from './money.ts';
import type { StatedEnvelope } from './statement-lines.ts';

/** The part of a quote with its charges. */
export type FeeAnswer = Omit<FeeQuote, 'quoteId' | 'quotedAt'>;

/**
 * An envelope's charges, each with an ID. `filingIdOf` maps an entry to its filing ID; before submission, the entry ID
 * itself.
 */
export function toFeeAnswer(
  fees: StoredFees,
  envelope: StatedEnvelope,
  filingIdOf: (entryId: string) => string = (id) => id,
): FeeAnswer {
  let lastId = 0;
  const line = (reason: StoredCharge['reason'], cents: number, chargeIndicator: boolean): AllowanceCharge => {
    lastId += 1;
    return { id: String(lastId), chargeIndicator, allowanceChargeReason: reason, amount: toDollars(cents) };
  };
  const filings: FilingFees[] = fees.filings.map(({ entryId, filingTypeCode, filingTypeName, charges }) => {
    const cents = fees.isWaived ? 0 : charges.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      filingId: filingIdOf(entryId),
      filingTypeCode,
      filingTypeName,
      amount: toDollars(cents),
      allowanceCharge: [
        ...charges.map(({ reason, amountCents }) => line(reason, amountCents, true)),
        ...(fees.isWaived ? charges.map(({ reason, amountCents }) => line(reason, amountCents, false)) : []),
      ],
    };
  });
  return {
    feesCalculationAmount: toDollars(fees.totalCents),
    currency: 'USD',
    isWaived: fees.isWaived,
    allowanceCharge: [
      ...filings.flatMap(({ allowanceCharge }) => allowanceCharge),
      ...(fees.convenienceCents > 0 ? [line('Convenience Fee', fees.convenienceCents, true)] : []),
    ],
    filings,
    cardCharges: cardCharges(fees, envelope),
    delivery: fees.delivery,
  };
}

/** The payment's stage. Waived envelopes are captured without a charge once decided. */
export function paymentStage(payment: StoredPayment, isAccepted: boolean): 'authorized' | 'captured' | 'released' {
  if (payment.capturedCents === undefined) return 'authorized';
  return isAccepted ? 'captured' : 'released';
}

/** An order's payment, in dollars. */
export function toOrderPayment(payment: StoredPayment): OrderPayment {
  const { transactionId, isGlobal: _, quotedCents, authorizedCents, capturedCents, ...rest } = payment;
  return {
    ...rest,
    orderId: transactionId,
    transactionAmount: toDollars(capturedCents ?? authorizedCents),
    quotedAmount: toDollars(quotedCents),
    authorizedAmount: toDollars(authorizedCents),
    capturedAmount: capturedCents === undefined ? undefined : toDollars(capturedCents),
  };
}
