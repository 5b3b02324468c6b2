/** Problems of the payment. */
import type { PaymentAccount } from '@/api/generated/filing/model';
import { isEmail } from '@/lib/form/messages';
import type { FilingContent } from '../model/filing-content';
import { type PaymentConditions, unusableReason } from '../model/payment-accounts';
import type { Problem } from './problems';

/** What the payment is checked against. */
export interface PaymentRules extends PaymentConditions {
  accounts: readonly PaymentAccount[];
}

const problem = (path: string, message: string): Problem => ({ step: 'payment', path, message });

/** Problems of the Payment step. `rules` is undefined while the accounts load. */
export function findPaymentProblems(content: FilingContent, rules: PaymentRules | undefined): Problem[] {
  if (!rules) return [];
  const account = accountMessage(content.paymentAccountId, rules);
  const email = content.contactEmail?.trim() ?? '';
  return [
    ...(account === undefined ? [] : [problem('paymentAccountId', account)]),
    ...(email === '' || isEmail(email)
      ? []
      : [problem('contactEmail', 'Enter an email address, such as name@example.com.')]),
  ];
}

function accountMessage(paymentAccountId: string | undefined, rules: PaymentRules): string | undefined {
  if (paymentAccountId === undefined) return 'Choose a payment method.';
  const account = rules.accounts.find((each) => each.paymentAccountId === paymentAccountId);
  if (!account) return 'This payment account no longer exists. Choose another.';
  const reason = unusableReason(account, rules);
  return reason === undefined ? undefined : `${reason} Choose another.`;
}
