/** An envelope's fees and payment as stored, in cents. */
import type { AllowanceChargeReason, QuotedDelivery } from '../../generated/filing/schemas.ts';

/** A charge. `once` marks charges made once per envelope, on one of its filings. */
export interface StoredCharge {
  reason: AllowanceChargeReason;
  description: string;
  amountCents: number;
  once?: boolean;
  /** Due even if the court rejects the filing, because the work was done: a courier. */
  kept?: boolean;
}

export interface StoredFilingFees {
  /** The content's entry ID. */
  entryId: string;
  filingTypeCode: string;
  filingTypeName: string;
  charges: StoredCharge[];
}

/** The payment account's convenience fee: a percentage of court fees in basis points, plus a fixed amount. */
export interface ConvenienceRate {
  basisPoints: number;
  fixedCents: number;
  /** Without it, the percentage is of the provider's fee, too. */
  courtFeesOnly?: true | undefined;
}

/** An envelope's fees. */
export interface StoredFees {
  /** Fees are listed and offset by an allowance. */
  isWaived: boolean;
  filings: StoredFilingFees[];
  convenienceRate: ConvenienceRate;
  convenienceCents: number;
  totalCents: number;
  /** Of documents on paper: the court's day on which they arrive, and until when that holds if it is today. */
  delivery?: QuotedDelivery | undefined;
}

/** An envelope's payment: authorized first, captured once the court decides. Instants in ISO 8601. */
export interface StoredPayment {
  paymentAccountId: string;
  accountName: string;
  waiverIndicator: boolean;
  /** The product advances the fees and bills them on its invoice (`isGlobal` of the account). */
  isGlobal?: true | undefined;
  cardType?: string;
  last4Digits?: string;
  /** The processor's transaction number, shown on the statement. */
  transactionId: string;
  quotedCents: number;
  authorizedCents: number;
  authorizedAt: string;
  capturedCents?: number;
  capturedAt?: string;
}
