/** Fees and payment of an envelope as the database keeps them: in cents. */
import type { AllowanceChargeReason } from '../../generated/filing/schemas.ts';

/** One charge. `once` marks what is charged once an envelope, whichever of its filings bears it. */
export interface StoredCharge {
  reason: AllowanceChargeReason;
  /** What it is for, in words. */
  description: string;
  amountCents: number;
  once?: boolean;
}

export interface StoredFilingFees {
  /** Id of the entry in the content. */
  entryId: string;
  filingTypeCode: string;
  filingTypeName: string;
  charges: StoredCharge[];
}

/** What the kind of account adds: a share of the court's fees in hundredths of a percent, and a fixed amount. */
export interface ConvenienceRate {
  basisPoints: number;
  fixedCents: number;
}

/** What an envelope costs. */
export interface StoredFees {
  /** The fees are listed, and an allowance takes them back. */
  isWaived: boolean;
  /** The name that the statement shows for what the court takes. */
  payee: string;
  filings: StoredFilingFees[];
  convenienceRate: ConvenienceRate;
  convenienceCents: number;
  totalCents: number;
}

/** How an envelope is paid: first the amount is reserved, and taken when the court has decided. Instants in ISO 8601. */
export interface StoredPayment {
  paymentAccountId: string;
  accountName: string;
  waiverIndicator: boolean;
  cardType?: string;
  last4Digits?: string;
  /** The processor's number of the transaction, which the statement shows. */
  transactionId: string;
  quotedCents: number;
  authorizedCents: number;
  authorizedAt: string;
  capturedCents?: number;
  capturedAt?: string;
}
