import type { OrderRow } from '@/api/generated/billing/model';

/** A draft needs attention in its last days. */
const warningDays = 7;
const day = 24 * 60 * 60 * 1000;

/** The drafts that expire soon, each with the number of whole days left. */
export function expiringDrafts(drafts: readonly OrderRow[], now: Date): { draft: OrderRow; daysLeft: number }[] {
  return drafts.flatMap((draft) => {
    if (!draft.draft) return [];
    const left = Date.parse(draft.draft.expiresAt) - now.getTime();
    return left > 0 && left <= warningDays * day ? [{ draft, daysLeft: Math.floor(left / day) }] : [];
  });
}

/** `Expires today`, `Expires tomorrow`, `Expires in 3 days`. */
export function expiryText(daysLeft: number): string {
  if (daysLeft < 1) return 'Expires today';
  return daysLeft === 1 ? 'Expires tomorrow' : `Expires in ${daysLeft} days`;
}
