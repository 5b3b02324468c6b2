import { describe, expect, test } from 'vitest';
import { RecoveryState } from '@/api/generated/billing/model';
import {
  canMark,
  canSend,
  expenseReference,
  missingStates,
  recoveryLabel,
  recoveryReason,
  recoveryTone,
} from './recovery';

const known = { matterReference: '1503215' };

describe('a charge', () => {
  test('can be sent if it is in no matter and its matter is known', () => {
    expect(canSend({ amount: 5, recovery: { state: 'failed', ...known } })).toBe(true);
    expect(canSend({ amount: 5, recovery: { state: 'no-matter' } })).toBe(false);
    expect(canSend({ amount: 5, recovery: { state: 'differs', ...known, expenseId: '7' } })).toBe(false);
    expect(canSend({ amount: -5, recovery: { state: 'failed', ...known } })).toBe(false);
    expect(canSend({ amount: 5, recovery: undefined })).toBe(false);
  });

  test('can be marked as not billable until it is billed', () => {
    expect(canMark({ amount: 5, recovery: { state: 'failed', ...known } })).toBe(true);
    expect(canMark({ amount: 5, recovery: { state: 'in-matter', ...known, expenseId: '7' } })).toBe(true);
    expect(canMark({ amount: 5, recovery: { state: 'billed', ...known } })).toBe(false);
    expect(canMark({ amount: 5, recovery: { state: 'not-billable', ...known } })).toBe(false);
    expect(canMark({ amount: 5, recovery: { state: 'not-connected' } })).toBe(false);
    expect(canMark({ amount: -5, recovery: { state: 'failed', ...known } })).toBe(false);
  });

  test('has a reference that is the same whenever it is sent', () => {
    expect(expenseReference({ orderId: 482_113, feeId: 910_233 })).toBe('order-482113-fee-910233');
  });
});

test('each state has words; the backend’s reason comes first', () => {
  for (const state of RecoveryState.options) {
    expect(recoveryLabel(state)).toMatch(/^[A-Z]/);
    expect(recoveryTone(state)).toMatch(/^[a-z]/);
    expect(recoveryReason({ state })).toMatch(/\.$/);
  }
  expect(recoveryReason({ state: 'failed', reason: 'The matter is closed.' })).toBe('The matter is closed.');
});

test('what nobody has billed is missing, unless it is in its matter or isn’t billable', () => {
  expect(RecoveryState.options.filter((state) => !missingStates.includes(state))).toEqual([
    ...(['in-matter', 'billed', 'not-billable'] as const),
  ]);
  expect(missingStates).toHaveLength(RecoveryState.options.length - 3);
});

test('a charge of nothing can be sent and marked, and one that nobody follows neither', () => {
  expect(canSend({ amount: 0, recovery: { state: 'failed', ...known } })).toBe(true);
  expect(canMark({ amount: 0, recovery: { state: 'failed', ...known } })).toBe(true);
  expect(canMark({ amount: 5, recovery: undefined })).toBe(false);
});
