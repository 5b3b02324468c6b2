/** A correction queue: its countdown, and what was abandoned in it. Apart from `rejection.ts`, which the first screens load. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { OrderDetail } from '@/api/generated/filing/model';
import { calendarDay } from '@/lib/format/dates';
import { isRejected, rejectedOrderDeadline, timeToCorrect } from './rejection';

/** The code of a filing that its court abandoned (filing variants, section 5). */
export const abandonedCode = 'ABANDONED';

/** Tells whether the time to correct any of an order's returned filings is over. */
export function isAbandoned({ filings }: Pick<OrderDetail, 'filings'>): boolean {
  const refused = filings.filter(({ status }) => isRejected(status));
  return refused.length > 0 && refused.every(({ rejectReason }) => rejectReason?.code === abandonedCode);
}

/** As `rejectedOrderDeadline`; for an abandoned order when its time ended. */
export function deadlineOrEnd({ rejection }: Pick<OrderRow, 'rejection'>): string | undefined {
  const ended = timeToCorrect(rejection?.abandonedAt, rejection?.courtTimeZone);
  return ended ? `Abandoned ${ended}` : rejectedOrderDeadline({ rejection });
}

/** What is left of the time to correct a filing. */
export interface TimeLeft {
  /** Amber when fewer than two business days of the court are left, red when fewer than one. */
  tone: 'neutral' | 'warning' | 'bad';
  /** `3 days left`, `1 day 5 h left`, `5 h 20 min left`. */
  text: string;
}

/** What a court says about the time to correct a filing. */
export interface CorrectionTime {
  correctBy?: string | undefined;
  dueSoonFrom?: string | undefined;
  courtTimeZone?: string | undefined;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The countdown at a moment; undefined where the court sets no time. The last day is the court's, not the browser's. */
export function timeLeft({ correctBy, dueSoonFrom, courtTimeZone }: CorrectionTime, now: Date): TimeLeft | undefined {
  if (!correctBy || !courtTimeZone) return undefined;
  const left = Date.parse(correctBy) - now.getTime();
  if (left < 0) return { tone: 'bad', text: 'Time is over' };
  const today = calendarDay(now, courtTimeZone);
  const isLastDay = today === calendarDay(correctBy, courtTimeZone);
  const isSoon = dueSoonFrom !== undefined && today >= dueSoonFrom;
  return { tone: isLastDay ? 'bad' : isSoon ? 'warning' : 'neutral', text: `${lengthOf(left)} left` };
}

function lengthOf(left: number): string {
  const [days, hours, minutes] = [
    Math.floor(left / day),
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / minute),
  ];
  if (days >= 2) return `${days} days`;
  if (days === 1) return hours === 0 ? '1 day' : `1 day ${hours} h`;
  if (hours > 0) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  return minutes === 0 ? 'Less than a minute' : `${minutes} min`;
}
