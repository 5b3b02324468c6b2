/** Which of the firm's payment accounts can pay at a court, and what they are called. */
import type { Court, CourtPolicy, PaymentAccount } from '@/api/generated/filing/model';

/** What decides whether an account can pay. */
export interface PaymentConditions {
  court: Pick<Court, 'name' | 'allowableCardTypes' | 'restrictBankAccountPayment'>;
  policy: Pick<CourtPolicy, 'acceptsFeeWaiver'>;
  now: Date;
}

const brandNames: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
};

/** `Visa ending in 4242`, `Bank account ending in 6789`, `Fee waiver`. */
export function describeAccount(account: PaymentAccount): string {
  const ending = account.cardLast4 === undefined ? '' : ` ending in ${account.cardLast4}`;
  switch (account.paymentAccountTypeCode) {
    case 'CC':
      return `${brandName(account.cardType) ?? 'Card'}${ending}`;
    case 'BankAccount':
      return `Bank account${ending}`;
    case 'WV':
      return 'Fee waiver';
  }
}

function brandName(cardType: string | undefined): string | undefined {
  return cardType === undefined ? undefined : (brandNames[cardType.toUpperCase()] ?? cardType);
}

/** `11/28`; undefined for what does not expire. */
export function expiryOf({ cardMonth, cardYear }: PaymentAccount): string | undefined {
  if (cardMonth === undefined || cardYear === undefined) return undefined;
  return `${String(cardMonth).padStart(2, '0')}/${String(cardYear % 100).padStart(2, '0')}`;
}

/** A card is good to the end of its month, in the person's own time (decision 13). */
export function isExpired({ cardMonth, cardYear }: PaymentAccount, now: Date): boolean {
  if (cardMonth === undefined || cardYear === undefined) return false;
  return now >= new Date(cardYear, cardMonth, 1);
}

/** Why an account cannot pay here; undefined when it can. */
export function unusableReason(account: PaymentAccount, conditions: PaymentConditions): string | undefined {
  const { court, policy, now } = conditions;
  const kinds = court.allowableCardTypes.split(',').map((kind) => kind.trim().toUpperCase());
  if (!account.active) return 'This account was switched off.';
  switch (account.paymentAccountTypeCode) {
    case 'CC': {
      if (isExpired(account, now)) return `This card expired ${expiryOf(account)}.`;
      const isTaken = account.cardType === undefined || kinds.includes(account.cardType.toUpperCase());
      return isTaken ? undefined : `${court.name} does not take ${brandName(account.cardType)}.`;
    }
    case 'BankAccount':
      return court.restrictBankAccountPayment || !kinds.includes('CHECKING')
        ? `${court.name} does not take bank accounts.`
        : undefined;
    case 'WV':
      return policy.acceptsFeeWaiver ? undefined : `${court.name} does not take fee waivers.`;
  }
}
