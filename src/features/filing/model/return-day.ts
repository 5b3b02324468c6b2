/** Whether a court offers a day as a return date (filing variants, section 8). Days are `YYYY-MM-DD`. */
import type { ReturnDate } from '@/api/generated/filing/model';
import type { Problem } from '@/features/efiling';

/** A weekday within the court's range. Its holidays are checked by the court, on submission. */
export function isReturnDay(day: string, { earliestDate, latestDate }: ReturnDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return day >= earliestDate && day <= latestDate && weekday !== 0 && weekday !== 6;
}

/** What a court offers: `usual`, and `outOfState` where a defendant is served outside the state. Unknown ones don't count. */
interface OfferedDays {
  usual: ReturnDate | undefined;
  outOfState: ReturnDate | undefined;
}

/** Tells what must be fixed of the return date before submission. The court asks again then, with its holidays. */
export function returnDayProblems(day: string | undefined, { usual, outOfState }: OfferedDays): Problem[] {
  const problem = (message: string): Problem[] => [{ step: 'filings', path: 'returnDate', message }];
  if (day === undefined) return usual?.isRequired ? problem('Return date is required') : [];
  if (!usual || !outOfState || isReturnDay(day, usual) || isReturnDay(day, outOfState)) return [];
  return problem('The court doesn’t offer this day. Choose another.');
}
