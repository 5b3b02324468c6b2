/** The form of a bank account (billing supplement, section 6; NACHA). */
import type { BankAccountRequest } from '@/api/generated/billing/model';
import { cardInTextError } from '@/features/payment-card';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';

/** What is typed. It stays in the form: never in storage, a URL, a cache or a report. */
export interface BankAccountForm {
  accountHolderName: string;
  routingNumber: string;
  accountNumber: string;
  repeatedNumber: string;
  accountType: 'checking' | 'savings';
  accountUse: 'operating' | 'trust';
  isAuthorized: boolean;
}

export const emptyBankAccount: BankAccountForm = {
  accountHolderName: '',
  routingNumber: '',
  accountNumber: '',
  repeatedNumber: '',
  accountType: 'checking',
  accountUse: 'operating',
  isAuthorized: false,
};

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Tells whether nine digits are a routing number: an assigned first pair, and a checksum that ten divides. */
export function isRoutingNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  const first = Number(text.slice(0, 2));
  const isAssigned = first <= 12 || (first >= 21 && first <= 32) || (first >= 61 && first <= 72) || first === 80;
  return sum % 10 === 0 && isAssigned;
}

export const trustRefusal = 'Use an operating account. Client funds held in trust may not pay the firm’s own invoices.';

/** The errors of the form, in display order. */
export function bankAccountErrors(form: BankAccountForm): FormErrors<BankAccountForm> {
  const { accountHolderName, routingNumber, accountNumber, repeatedNumber, accountUse, isAuthorized } = form;
  return onlyErrors<BankAccountForm>({
    accountHolderName:
      accountHolderName.trim() === '' ? 'Account holder is required' : cardInTextError(accountHolderName),
    routingNumber: isRoutingNumber(routingNumber.trim()) ? undefined : 'Enter a valid routing number',
    accountNumber: /^[0-9]{4,17}$/.test(accountNumber.trim()) ? undefined : 'Enter an account number of 4 to 17 digits',
    repeatedNumber: repeatedNumber.trim() === accountNumber.trim() ? undefined : 'The account numbers don’t match',
    accountUse: accountUse === 'trust' ? trustRefusal : undefined,
    isAuthorized: isAuthorized ? undefined : 'Authorize debits to add this account',
  });
}

/** The request for a valid account. */
export function toBankAccountRequest(form: BankAccountForm): BankAccountRequest {
  return {
    accountHolderName: form.accountHolderName.trim(),
    routingNumber: form.routingNumber.trim(),
    accountNumber: form.accountNumber.trim(),
    accountType: form.accountType,
    accountUse: form.accountUse,
    authorizationAccepted: form.isAuthorized,
    isDefault: false,
  };
}

const returnTexts: Readonly<Record<string, string>> = {
  R01: 'Not enough money',
  R02: 'Account closed',
  R03: 'No such account or wrong name',
  R04: 'Invalid account number',
  R05: 'Personal account, not authorized',
  R08: 'Payment stopped',
  R09: 'Funds not available yet',
  R16: 'Account frozen',
  R20: 'Account takes no debits',
  R29: 'Not authorized by the company',
};

/** Tells why a bank refused an account. */
export const returnText = (code: string): string => returnTexts[code] ?? 'Refused by the bank';
