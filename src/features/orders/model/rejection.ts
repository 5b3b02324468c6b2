/** Rejected filings: which they are, and until when they can be resubmitted. */
import type { OrderRow } from '@/api/generated/billing/model';
import { type FilingStatus, type OrderDetail, StateCode } from '@/api/generated/filing/model';

const rejected: ReadonlySet<FilingStatus> = new Set(['rejected', 'returned', 'failed', 'error']);

/** Whether a filing was rejected, by the court or before it got there. The firm has to file it again. */
export function isRejected(status: FilingStatus): boolean {
  return rejected.has(status);
}

/** When an order was last rejected; undefined if it never was. */
export function rejectedAt({ statusHistory }: Pick<OrderDetail, 'statusHistory'>): string | undefined {
  return statusHistory.find(({ status }) => isRejected(status))?.at;
}

/** Florida's portal keeps a returned filing in its correction queue for five business days, then abandons it. */
const businessDays: Partial<Record<StateCode, number>> = { FL: 5 };

/**
 * The start of the last day on which a rejected filing keeps its original submission date; undefined where courts set no
 * deadline. Holidays count as business days.
 */
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

const rejectedStatuses: ReadonlySet<string> = new Set(['rejected', 'partially-rejected']);

/** The resubmit deadline of an order in a list, which was last changed by its rejection; undefined for other orders. */
export function rejectedOrderDeadline({
  state,
  status,
  updatedAt,
}: Pick<OrderRow, 'state' | 'status' | 'updatedAt'>): Date | undefined {
  const code = StateCode.options.find((each) => each === state);
  return code && rejectedStatuses.has(status) ? resubmitDeadline(code, updatedAt) : undefined;
}
