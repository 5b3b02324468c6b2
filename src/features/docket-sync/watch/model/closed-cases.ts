import type { DocketSubscription } from '@/api/generated/docket-sync/model';
import { addDays } from '../../rules/days';

/** Days after which a closed case is proposed for stopping. */
export const closedDays = 90;

/** Followed dockets whose cases were closed at least 90 days before `today` (YYYY-MM-DD). */
export function closedLongAgo<Docket extends Pick<DocketSubscription, 'state' | 'closedOn'>>(
  dockets: readonly Docket[],
  today: string,
): Docket[] {
  const last = addDays(today, -closedDays);
  return dockets.filter(({ state, closedOn }) => state === 'Active' && closedOn !== undefined && closedOn <= last);
}
