/** Names of fees in files and groups. */
import type { FeeCategory, FeeChargeStatus } from '../../generated/billing/schemas.ts';

export const categoryTexts: Readonly<Record<FeeCategory, string>> = {
  'court-fee': 'Court fee',
  'service-fee': 'Service fee',
  'convenience-fee': 'Convenience fee',
  surcharge: 'Surcharge',
  tax: 'Tax',
};

export const statusTexts: Readonly<Record<FeeChargeStatus, string>> = {
  billable: 'Billable',
  'not-yet-charged': 'Pending',
  refunded: 'Refunded',
};
