/** Whether a card expires soon: a person needs time to replace it before an invoice is charged to it. */
import type { BillingCard } from '@/api/generated/billing/model';

const warningDays = 60;

/** Days until the end of the card's month, in the person's time zone; 0 and less once it has expired. */
function daysLeft({ expiryMonth, expiryYear }: Pick<BillingCard, 'expiryMonth' | 'expiryYear'>, now: Date): number {
  const end = new Date(expiryYear, expiryMonth, 1);
  return Math.ceil((end.getTime() - now.getTime()) / 86_400_000);
}

/** Tells what to tell about a card that expires soon or has expired; undefined otherwise. */
export function expiryWarning(card: Omit<BillingCard, 'isExpired'>, now: Date): string | undefined {
  const days = daysLeft(card, now);
  if (days > warningDays) return undefined;
  const name = `${card.cardType} ending in ${card.last4}`;
  const month = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  return days <= 0 ? `${name} expired at the end of ${month}.` : `${name} expires at the end of ${month}.`;
}
