import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { responseTimeText, serveFailureText, wasServedBefore } from './serving-texts';

const failed = (status: number, body?: object) => new ApiError('Message', { url: '/x', status, statusText: '', body });

describe('a failed service', () => {
  it('says that it is not known, when it may have happened', () => {
    const text = 'It is not known whether the documents were served. Try again: no one is served twice.';
    expect(serveFailureText(failed(503))).toBe(text);
    expect(serveFailureText(new Error('unreadable'))).toBe(text);
  });

  it('says why, and that nothing was served', () => {
    const errors = { 'content.paymentAccountId': ['Choose a payment account.'] };
    expect(serveFailureText(failed(422, { code: 'content-invalid', detail: 'No.', errors }))).toBe(
      'Choose a payment account. Nothing was served.',
    );
    expect(serveFailureText(failed(402, { detail: 'The card was declined.' }))).toBe(
      'The card was declined. Nothing was served.',
    );
    expect(serveFailureText(failed(401))).toMatch(/session has ended and nothing was served/);
    expect(serveFailureText(failed(422))).toMatch(/^The documents could not be served\. Nothing was served\.$/);
  });

  it('is not known to have happened without an answer', () => {
    expect(serveFailureText(failed(0))).toMatch(/^It is not known whether/);
  });

  it('says that an earlier try served something else', () => {
    const error = failed(409, { code: 'idempotency-key-reused', detail: 'The key was used for a different order.' });
    expect(wasServedBefore(error)).toBe(true);
    expect(wasServedBefore(failed(409))).toBe(false);
    expect(serveFailureText(error)).toMatch(/^An earlier try already served what you entered before your last changes/);
  });

  it('says who was served again meanwhile', () => {
    const body = { code: 'already-served-again', detail: 'Order 7 served them again.' };
    expect(serveFailureText(failed(409, body))).toBe('Order 7 served them again.');
    expect(serveFailureText(failed(409, { ...body, code: 'other' }))).toBe(
      'Order 7 served them again. Nothing was served.',
    );
  });
});

it('in California, the other side has more time to respond', () => {
  expect(responseTimeText('CA')).toBe('The time to respond is two court days longer.');
  expect(responseTimeText('IL')).toBe(undefined);
});
