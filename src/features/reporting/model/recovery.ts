/** How far charges have come to the client (billing, §8), in words. */
import type { FeeRecovery, FeeSummaryRow, RecoveryState } from '@/api/generated/billing/model';
import type { StatusTone } from '@/lib/ui/status-badge';

const states: Readonly<Record<RecoveryState, { label: string; tone: StatusTone; reason: string }>> = {
  'no-matter': { label: 'No matter', tone: 'warning', reason: 'The order has no matter.' },
  'not-connected': { label: 'Not connected', tone: 'warning', reason: 'The matter is in no connected system.' },
  waiting: { label: 'Waiting', tone: 'progress', reason: 'It is sent to the matter soon.' },
  failed: { label: 'Failed', tone: 'bad', reason: 'Sending it to the matter failed.' },
  'in-matter': { label: 'In the matter', tone: 'progress', reason: 'It is an expense of the matter.' },
  billed: { label: 'Billed', tone: 'good', reason: 'It was billed to the client.' },
  'not-billable': { label: 'Not billable', tone: 'neutral', reason: 'It is not billed to the client.' },
  differs: { label: 'Differs', tone: 'bad', reason: 'The expense in the matter has another amount.' },
};

export function recoveryLabel(state: RecoveryState): string {
  return states[state].label;
}

export function recoveryTone(state: RecoveryState): StatusTone {
  return states[state].tone;
}

/** Tells why a charge is where it is. */
export function recoveryReason({ state, reason }: Pick<FeeRecovery, 'state' | 'reason'>): string {
  return reason ?? states[state].reason;
}

/** The states of what a client may owe and no one has billed. */
export const missingStates: readonly RecoveryState[] = ['no-matter', 'not-connected', 'waiting', 'failed', 'differs'];

/** Tells whether a charge can be sent to its matter: it is in none, and the matter is known. */
export function canSend({ recovery, amount }: Pick<FeeSummaryRow, 'recovery' | 'amount'>): boolean {
  return recovery?.matterReference !== undefined && recovery.expenseId === undefined && amount >= 0;
}

/** Tells whether a charge can be marked as not billable: in its matter, or sent there with the mark. */
export function canMark({ recovery, amount }: Pick<FeeSummaryRow, 'recovery' | 'amount'>): boolean {
  if (recovery?.matterReference === undefined || amount < 0) return false;
  return recovery.state !== 'billed' && recovery.state !== 'not-billable';
}

/** The reference of a charge's expense: it is kept once. */
export function expenseReference({ orderId, feeId }: Pick<FeeSummaryRow, 'orderId' | 'feeId'>): string {
  return `order-${orderId}-fee-${feeId}`;
}
