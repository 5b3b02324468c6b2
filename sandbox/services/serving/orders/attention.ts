/**
 * What waits for the firm (serving supplement, decision 6). A question of the court, the server or the clerk wants attention
 * at once; what the firm itself left open wants it after three business days. Nothing else happens because time passed.
 */
import type { ServingMode } from '../../../generated/serving/schemas.ts';
import { addDays, isCourtDay } from '../../billing/rules/days.ts';
import { instantIn } from '../../court-days.ts';
import { dayIn } from '../../firm-time-zone.ts';
import { needsFirm, zoneOf } from './job-state.ts';
import type { BriefJob } from './order-store.ts';

/** What attention depends on, of an order. */
export interface AttentionOrder {
  state: string;
  mode: ServingMode;
}

const businessDays = 3;
/** When offices open. */
const opening = '08:00';

/** Tells when a job that the firm left open wants its attention; undefined if it left nothing open. */
export function attentionAt({ state, mode }: AttentionOrder, stored: BriefJob): Date | undefined {
  const since = leftOpenAt(mode, stored);
  if (!since) return undefined;
  const timeZone = zoneOf(state);
  let day = dayIn(timeZone, since);
  for (let left = businessDays; left > 0; ) {
    day = addDays(day, 1);
    if (isCourtDay(day)) left -= 1;
  }
  return instantIn(timeZone, day, opening);
}

/** Since when the firm holds the job, or has its approved proof unfiled. */
function leftOpenAt(mode: ServingMode, { job, proof, history }: BriefJob): Date | undefined {
  if (job.jobStatus === 'on-hold' && job.holdReason === 'firm') {
    const before = history.findLastIndex(({ holdReason }) => holdReason !== 'firm');
    return history[before + 1]?.at;
  }
  return mode === 'serve-and-file' && proof?.status === 'approved' ? (proof.approvedAt ?? undefined) : undefined;
}

/** Tells whether a job wants the firm's attention. */
export function wantsAttention(order: AttentionOrder, stored: BriefJob, now: Date): boolean {
  const at = attentionAt(order, stored);
  return needsFirm(stored) || (at !== undefined && at <= now);
}
