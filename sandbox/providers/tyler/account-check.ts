/** Whether a court accepts a payment account. */

import type { CourtRules } from '../../services/filing/submission/court-rules.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { PaymentAccountRow } from '../../services/filing/submission/filing-facts.ts';

const path = 'content.paymentAccountId';

/** Adds a message for a payment account that is missing, inactive or not accepted by the court. */
export function checkAccount(
  account: PaymentAccountRow | undefined,
  isChosen: boolean,
  rules: CourtRules,
  errors: FieldErrors,
): void {
  if (!isChosen) errors.add(path, 'Choose a payment account.');
  else if (!account) errors.add(path, 'The firm doesn’t have this payment account. Choose another.');
  else if (!account.active) errors.add(path, 'This payment account is inactive. Choose another.');
  else if (!isTakenAt(account, rules.court))
    errors.add(path, 'The court doesn’t accept this kind of payment. Choose another account.');
  else if (account.paymentAccountTypeCode === 'WV' && !rules.policy.acceptsFeeWaiver)
    errors.add(path, 'The court doesn’t waive its fees. Choose another account.');
}

/** Tells whether a court accepts the card's brand, or bank accounts. Waivers always pass. */
export function isTakenAt(
  { paymentAccountTypeCode, cardType }: PaymentAccountRow,
  {
    allowableCardTypes,
    restrictBankAccountPayment,
  }: Pick<CourtRules['court'], 'allowableCardTypes' | 'restrictBankAccountPayment'>,
): boolean {
  const taken = allowableCardTypes.split(',').map((type) => type.trim());
  switch (paymentAccountTypeCode) {
    case 'CC':
      return taken.includes(cardType ?? '');
    case 'BankAccount':
      return taken.includes('CHECKING') && !restrictBankAccountPayment;
    case 'WV':
      return true;
  }
}
