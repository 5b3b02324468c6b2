/** Rejected filings: which they are, and until when they can be resubmitted. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingStatus, OrderDetail } from '@/api/generated/filing/model';
import { dayIn, formatDayIn } from '@/lib/format/days-in-zone';

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
const businessDays: ReadonlyMap<string, number> = new Map([['FL', 5]]);

/**
 * The last day, in the court's time zone, on which a rejected filing keeps its original submission date; undefined where
 * courts set no deadline. Holidays count as business days.
 */
export function resubmitDeadline(state: string, rejectedAt: string, courtTimeZone: string): string | undefined {
  const days = businessDays.get(state);
  if (days === undefined) return undefined;
  const day = new Date(`${dayIn(rejectedAt, courtTimeZone)}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** The resubmit deadline of an order in a list, with its time zone: `Nov 26, 2026 EST`; undefined for other orders. */
export function rejectedOrderDeadline({ state, rejection }: Pick<OrderRow, 'state' | 'rejection'>): string | undefined {
  const day = rejection && resubmitDeadline(state, rejection.at, rejection.courtTimeZone);
  return day && formatDayIn(day, rejection.courtTimeZone);
}

/** The court's notices in one line: `Complaint: Missing signature. Page 2 is not signed. · Summons: …`. */
export function rejectionText({ rejection }: Pick<OrderRow, 'rejection'>): string {
  const notices = rejection?.filings ?? [];
  return notices
    .map(({ name, reason = 'No reason was given', comment }) => {
      const text = [reason.replace(/\.$/, ''), comment].filter(Boolean).join('. ');
      return notices.length > 1 ? `${name}: ${text}` : text;
    })
    .join(' · ');
}
