/** Which accepted filings the docket should show by now (issue: one timeline of a case). */
import type { CaseFiling } from '@/api/generated/workspace/model';
import { courtDay } from '../../rules/court-day';
import { dayOff, type HolidayCalendar } from '../../rules/court-holidays';
import { addDays } from '../../rules/days';

/** Court days that a clerk may take to enter what was accepted. */
export const daysToEnter = 3;

interface Court {
  /** The case's state. */
  state: string;
  federal: boolean;
}

/** The `count`th court day after a day (both YYYY-MM-DD). Of states without a calendar of ours, the federal holidays count. */
export function courtDaysAfter(day: string, count: number, { state, federal }: Court): string {
  const own: HolidayCalendar = !federal && (state === 'NY' || state === 'FL') ? state : 'federal';
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, 1);
    if (dayOff(found, [own]) === undefined) left -= 1;
  }
  return found;
}

/** The filings that were accepted more than three court days ago and aren't on the docket. `now` is an instant. */
export function lateFilings(filings: readonly CaseFiling[], court: Court, now: string): CaseFiling[] {
  const today = courtDay(now, court.state);
  return filings.filter(
    ({ acceptedAt, docketEntryId }) =>
      docketEntryId === undefined && courtDaysAfter(courtDay(acceptedAt, court.state), daysToEnter, court) < today,
  );
}

/** The firm's orders by the envelope that an entry names. */
export function ordersByEnvelope(filings: readonly CaseFiling[]): ReadonlyMap<string, number> {
  return new Map(
    filings.flatMap(({ envelopeId, orderId }) => (envelopeId === undefined ? [] : [[envelopeId, orderId] as const])),
  );
}
