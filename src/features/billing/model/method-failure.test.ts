import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { methodFailure } from './method-failure';

const answered = (status: number, body?: object) =>
  new ApiError('?', { url: 'https://billing.example/x', status, statusText: '', body });

it.each([
  [answered(409, { code: 'only-payment-method', detail: 'Autopay uses it.' }), 'Autopay uses it.'],
  [answered(409, { code: 'only-payment-method' }), 'This is your only payment method, and a balance is due.'],
  [answered(409, { code: 'payment-in-progress' }), 'A payment with this method is in progress.'],
  [answered(422, { detail: 'Pay your overdue invoices first.' }), 'Pay your overdue invoices first.'],
  [answered(422), 'The card was not removed.'],
  [answered(500), 'The card was not removed. Please try again.'],
  [answered(0), 'It is not known whether the card was removed. Please try again.'],
])('%#', (error, message) => {
  expect(methodFailure(error, 'The card was not removed', 'the card was removed')).toEqual({ message });
});
