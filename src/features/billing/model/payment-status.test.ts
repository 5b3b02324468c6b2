import { expect, test } from 'vitest';
import { paymentNote, paymentState, totalTaken } from './payment-status';

test.each([
  ['pending', 'Processing', 'progress'],
  ['succeeded', 'Paid', 'good'],
  ['failed', 'Failed', 'bad'],
  ['returned', 'Returned', 'bad'],
  ['refunded', 'Refunded', 'neutral'],
] as const)('a payment that is %s reads %s', (state, label, tone) => {
  expect(paymentState(state)).toEqual({ label, tone });
});

test('notes say why it failed, or when it is expected to clear', () => {
  const failure = { code: 'R01', text: 'Not enough money', canRetry: true };
  expect(paymentNote({ status: 'failed', failure, expectedOn: '2026-11-27' })).toBe('Not enough money');
  expect(paymentNote({ status: 'pending', expectedOn: '2026-11-27' })).toBe('Expected Nov 27, 2026');
  expect(paymentNote({ status: 'succeeded', expectedOn: '2026-11-27' })).toBe('');
  expect(paymentNote({ status: 'pending' })).toBe('');
});

test('a payment takes its amount and the service fee', () => {
  expect(totalTaken({ amount: 1284.5, surcharge: 37.89 })).toBe(1322.39);
});
