/** Rejected filings: which they are, and until when they can be resubmitted. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingStatus } from '@/api/generated/filing/model';
import { formatDeadline } from '@/lib/format/days-in-words';

const rejected: ReadonlySet<FilingStatus> = new Set(['rejected', 'returned', 'failed', 'error']);

/** Whether a filing was rejected, by the court or before it got there. The firm has to file it again. */
export function isRejected(status: FilingStatus): boolean {
  return rejected.has(status);
}

/** Until when what the court returned can be corrected, at the court: `Thu, Nov 26, 11:59 PM EST`. */
export function timeToCorrect(correctBy: string | undefined, courtTimeZone: string | undefined) {
  return correctBy && courtTimeZone && formatDeadline(correctBy, courtTimeZone);
}

/** The resubmit deadline of an order in a list; undefined where the court sets none. */
export function rejectedOrderDeadline({ rejection }: Pick<OrderRow, 'rejection'>): string | undefined {
  return timeToCorrect(rejection?.correctBy, rejection?.courtTimeZone) || undefined;
}

/**
 * The court's first notice, and how many there are besides: `Missing signature. Page 2 is not signed. +1`. Of what a court
 * abandoned, the clerk's comment: the time to resubmit says that it was.
 */
export function rejectionSummary({ rejection }: Pick<OrderRow, 'rejection'>): string {
  const [first, ...others] = rejection?.filings ?? [];
  if (!rejection || !first) return '';
  const { name, comment } = first;
  const shown = rejection.abandonedAt && comment ? { name, reason: comment } : first;
  const text = rejectionText({ rejection: { ...rejection, filings: [shown] } });
  return others.length > 0 ? `${text} +${others.length}` : text;
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
