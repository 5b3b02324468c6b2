/** Names the firm's payment accounts and decides which can pay at a court. */
import type { Court, CourtPolicy, FeeQuote, PaymentAccount } from '@/api/generated/filing/model';
import { formatDollars } from '@/lib/format/money';

/** What an account is checked against. */
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

/** `Firm Visa (Visa ending in 4242, expires 11/28)`, `Visa ending in 4242`. */
export function nameAccount(account: PaymentAccount): string {
  const kind = describeAccount(account);
  const expiry = expiryOf(account);
  const facts = [kind === account.accountName ? undefined : kind, expiry && `expires ${expiry}`].filter(Boolean);
  return facts.length === 0 ? account.accountName : `${account.accountName} (${facts.join(', ')})`;
}

/** `Firm Visa …4242`: enough to tell the account on a button. */
function shortName({ accountName, cardLast4 }: PaymentAccount): string {
  return cardLast4 === undefined || accountName.includes(cardLast4) ? accountName : `${accountName} …${cardLast4}`;
}

/** Tells what a submission costs and who pays, for its button: `Pay $291.18 with Firm Visa …4242`, `No fees`. */
export function paymentText(
  { feesCalculationAmount, isWaived }: Pick<FeeQuote, 'feesCalculationAmount' | 'isWaived'>,
  account: PaymentAccount,
): string {
  if (isWaived) return `Fees waived (${account.accountName})`;
  return feesCalculationAmount > 0
    ? `Pay ${formatDollars(feesCalculationAmount)} with ${shortName(account)}`
    : 'No fees';
}

function brandName(cardType: string | undefined): string | undefined {
  return cardType === undefined ? undefined : (brandNames[cardType.toUpperCase()] ?? cardType);
}

/** `11/28`; undefined if it doesn't expire. */
export function expiryOf({ cardMonth, cardYear }: PaymentAccount): string | undefined {
  if (cardMonth === undefined || cardYear === undefined) return undefined;
  return `${String(cardMonth).padStart(2, '0')}/${String(cardYear % 100).padStart(2, '0')}`;
}

/** A card is valid through its month, in local time (decision 13). */
export function isExpired({ cardMonth, cardYear }: PaymentAccount, now: Date): boolean {
  if (cardMonth === undefined || cardYear === undefined) return false;
  return now >= new Date(cardYear, cardMonth, 1);
}

/** Tells why an account can't pay here; undefined if it can. */
export function unusableReason(account: PaymentAccount, conditions: PaymentConditions): string | undefined {
  const { court, policy, now } = conditions;
  const kinds = court.allowableCardTypes.split(',').map((kind) => kind.trim().toUpperCase());
  if (!account.active) return 'This account is inactive.';
  switch (account.paymentAccountTypeCode) {
    case 'CC': {
      if (isExpired(account, now)) return `This card expired ${expiryOf(account)}.`;
      const isTaken = account.cardType === undefined || kinds.includes(account.cardType.toUpperCase());
      return isTaken ? undefined : `${court.name} doesn't accept ${brandName(account.cardType)}.`;
    }
    case 'BankAccount':
      return court.restrictBankAccountPayment || !kinds.includes('CHECKING')
        ? `${court.name} doesn't accept bank accounts.`
        : undefined;
    case 'WV':
      return policy.acceptsFeeWaiver ? undefined : `${court.name} doesn't accept fee waivers.`;
  }
}
