/** What the payment lacks. */
import type { NewCaseContent } from '@/api/generated/filing/model';
import type { Problem } from './problems';

/** What a payment is checked against. */
export type PaymentRules = Record<string, never>;

/** Problems of the step "Payment"; `rules` is missing while the accounts are being loaded. */
export function findPaymentProblems(_content: NewCaseContent, _rules: PaymentRules | undefined): Problem[] {
  return [];
}
