/** Until when a filing that came back can be put right under the date of its first submission. */
import type { OrderDetail, StateCode } from '@/api/generated/filing/model';
import { cameBack } from './order-status';

/** Florida's portal keeps a returned filing in its correction queue for so many business days, and then abandons it. */
const businessDays: Partial<Record<StateCode, number>> = { FL: 5 };

/** When an order came back last; undefined when none of it did. */
export function sentBackAt({ statusHistory }: Pick<OrderDetail, 'statusHistory'>): string | undefined {
  return statusHistory.find(({ status }) => cameBack(status))?.at;
}

/** The last day for it, at its beginning; undefined where the state's courts tell none. Holidays count as business days. */
export function cureDeadline(state: StateCode, returnedAt: string): Date | undefined {
  const days = businessDays[state];
  if (days === undefined) return undefined;
  const day = new Date(returnedAt);
  day.setHours(0, 0, 0, 0);
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1;
  }
  return day;
}
