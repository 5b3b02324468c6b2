/** Until when a rejected filing can be resubmitted under the date of its first submission. */
import type { OrderDetail, StateCode } from '@/api/generated/filing/model';
import { isRejected } from './order-status';

/** Florida's portal keeps a returned filing in its correction queue for so many business days, and then abandons it. */
const businessDays: Partial<Record<StateCode, number>> = { FL: 5 };

/** When an order was last rejected; undefined if it never was. */
export function rejectedAt({ statusHistory }: Pick<OrderDetail, 'statusHistory'>): string | undefined {
  return statusHistory.find(({ status }) => isRejected(status))?.at;
}

/** The start of the last day; undefined where the state's courts give no deadline. Holidays count as business days. */
export function resubmitDeadline(state: StateCode, returnedAt: string): Date | undefined {
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
