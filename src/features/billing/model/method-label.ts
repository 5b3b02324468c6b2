/** What payment methods are called, and what they carry. */
import type { BankAccountDetails, CardDetails, Payment } from '@/api/generated/billing/model';
import { formatPlainDate } from '@/lib/format/dates';

/** `2.95%`. */
export const formatPercent = (percent: number): string => `${percent}%`;

export const cardName = ({ cardType, last4 }: Pick<CardDetails, 'cardType' | 'last4'>): string =>
  `${cardType} ending in ${last4}`;

export const bankName = ({ bankName: name, last4 }: Pick<BankAccountDetails, 'bankName' | 'last4'>): string =>
  `${name} ending in ${last4}`;

/** `Expires 11/2029`, or that it has. */
export function expiryText({
  expiryMonth,
  expiryYear,
  isExpired,
}: Pick<CardDetails, 'expiryMonth' | 'expiryYear' | 'isExpired'>): string {
  return `${isExpired ? 'Expired' : 'Expires'} ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
}

/** The service fee of a card whose funding is known. Debit and prepaid cards carry none (billing supplement, section 2). */
export function cardFeeText({ funding, surchargePercent }: Pick<CardDetails, 'funding' | 'surchargePercent'>): string {
  if (funding === 'debit' || funding === 'prepaid') return `No service fee: this is a ${funding} card.`;
  return surchargePercent === 0 ? 'No service fee' : `${formatPercent(surchargePercent)} service fee`;
}

/** Tells why an account can't pay; undefined if it can. */
export function bankRefusal({ status, verifiesOn }: Pick<BankAccountDetails, 'status' | 'verifiesOn'>) {
  if (status === 'verified') return undefined;
  if (status === 'failed') return 'Your bank refused this account. Add another.';
  const expected = verifiesOn ? ` Expected ${formatPlainDate(verifiesOn)}.` : '';
  return `Your bank has not confirmed this account yet.${expected}`;
}

/** The service fee on a receipt. */
export function paidFeeText({ method, funding, surchargePercent }: Payment): string {
  if (method !== 'CreditCard') return 'No service fee: bank accounts carry none.';
  if (funding === 'debit' || funding === 'prepaid') return `No service fee: this is a ${funding} card.`;
  return surchargePercent === 0 ? 'No service fee' : `Service fee (${formatPercent(surchargePercent)})`;
}
