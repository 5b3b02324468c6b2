import type { OrderRow } from '@/api/generated/billing/model';
import { calendarDay } from '@/lib/format/dates';

/** A draft needs attention in its last days. */
const warningDays = 7;
const day = 24 * 60 * 60 * 1000;

/** The drafts that expire soon, each with the number of days until the day on which it does. */
export function expiringDrafts(drafts: readonly OrderRow[], now: Date): { draft: OrderRow; daysLeft: number }[] {
  const today = Date.parse(calendarDay(now));
  return drafts.flatMap((draft) => {
    const { expiresAt = '' } = draft.draft ?? {};
    if (!(Date.parse(expiresAt) > now.getTime())) return [];
    const daysLeft = (Date.parse(calendarDay(expiresAt)) - today) / day;
    return daysLeft <= warningDays ? [{ draft, daysLeft }] : [];
  });
}

/** `Expires today`, `Expires tomorrow`, `Expires in 3 days`. */
export function expiryText(daysLeft: number): string {
  if (daysLeft < 1) return 'Expires today';
  return daysLeft === 1 ? 'Expires tomorrow' : `Expires in ${daysLeft} days`;
}
