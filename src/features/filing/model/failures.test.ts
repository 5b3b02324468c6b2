import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { readQuoteFailure, readSubmitFailure } from './failures';

const failed = (status: number, body: unknown = {}) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });

describe('readSubmitFailure', () => {
  const declined = { detail: 'The card was declined.' };
  const invalid = { code: 'content-invalid', errors: { 'content.parties': ['x'] } };
  test.each([
    [failed(0), 'unconfirmed', "submitting again won't file twice."],
    [failed(500), 'unconfirmed', "submitting again won't file twice."],
    [failed(408), 'unconfirmed', "submitting again won't file twice."],
    [new Error('abort'), 'unconfirmed', "submitting again won't file twice."],
    [failed(402, declined), 'payment', 'The card was declined. Nothing was submitted.'],
    [failed(422, { code: 'card-expired' }), 'payment', 'Nothing was submitted.'],
    [failed(422, invalid), 'invalid', 'Nothing was submitted.'],
    [failed(422), 'refused', 'Nothing was submitted.'],
    [failed(409, { code: 'quote-stale' }), 'quote-stale', 'Review the new fees'],
    [
      failed(409, { code: 'quote-stale', delivery: { arrivesOn: '2027-01-13', courtTimeZone: 'America/Los_Angeles' } }),
      'quote-stale',
      'would now reach it on Wednesday, Jan 13, 2027. Nothing was submitted.',
    ],
    [failed(409, { code: 'draft-version-conflict' }), 'conflict', 'Nothing was submitted.'],
    [failed(409, { code: 'draft-submitted', detail: 'Submitted.' }), 'submitted', 'Submitted.'],
    [failed(409, { code: 'idempotency-key-reused', detail: 'Reused.' }), 'refused', 'Reused.'],
    [failed(401), 'refused', 'Sign in again'],
    [failed(403), 'refused', 'Ask an administrator'],
    [failed(423), 'refused', 'Nothing was submitted.'],
  ])('%# is %s: %s', (error, kind, words) => {
    expect(readSubmitFailure(error)).toEqual({ kind, message: expect.stringContaining(words) });
  });

  test('a credit hold is told in the words of the banner', () => {
    expect(readSubmitFailure(failed(403, { code: 'credit-hold' }))).toEqual({ kind: 'credit-hold' });
  });
});

const answer = (status: number, body: unknown) => new ApiError('Error', { url: '/', status, statusText: '', body });

test.each([
  [new Error('?'), "couldn't be quoted right now", true],
  [answer(0, undefined), "couldn't be quoted right now", true],
  [answer(503, {}), "couldn't be quoted right now", true],
  [answer(422, { code: 'card-expired', errors: { card: ['Expired.'] } }), 'has expired', false],
  [answer(422, {}), "The fees couldn't be quoted.", false],
  [answer(423, { detail: 'The account is locked.' }), 'The account is locked.', true],
])('%#', (error, text, mayPass) => {
  expect(readQuoteFailure(error)).toEqual({ message: expect.stringContaining(text), details: [], mayPass });
});

test('missing items are listed once each', () => {
  const error = answer(422, {
    code: 'content-incomplete',
    errors: {
      'content.filings.0.filingTypeCode': ['Choose the filing type.'],
      'content.filings': ['Choose the filing type.'],
    },
  });
  expect(readQuoteFailure(error)).toEqual({
    message: 'To see the fees, enter:',
    details: ['Choose the filing type.'],
    mayPass: false,
  });
});

describe('the message of a failed submission', () => {
  const messageOf = (status: number, body?: object) => {
    const failure = readSubmitFailure(failed(status, body));
    return 'message' in failure ? failure.message : undefined;
  };

  test('has the service’s words and that nothing was submitted', () => {
    expect(messageOf(422, { detail: 'The court is closed.' })).toBe('The court is closed. Nothing was submitted.');
    expect(messageOf(422)).toBe('Failed Nothing was submitted.');
    expect(messageOf(422, { code: 'card-expired', detail: 'Expired.' })).toBe('Expired. Nothing was submitted.');
  });

  test('of a conflict that is explained elsewhere has only the service’s words', () => {
    expect(messageOf(409, { detail: 'Reused.' })).toBe('Reused.');
    expect(messageOf(409, { code: 'draft-submitted', detail: 'Submitted.' })).toBe('Submitted.');
  });

  test('of a delivery names the new day only where the service does', () => {
    const stale = { code: 'quote-stale', delivery: { arrivesOn: 'soon' } };
    expect(messageOf(409, stale)).toMatch(/^The fees changed since they were quoted/);
  });
});

test('fields that are missing do not hide that a card has expired, and the service’s words win', () => {
  expect(
    readQuoteFailure(answer(422, { detail: 'No fees here.', errors: { a: ['One.'], b: ['Two.', 'One.'] } })),
  ).toEqual({
    message: 'No fees here.',
    details: ['One.', 'Two.'],
    mayPass: false,
  });
  expect(readQuoteFailure(answer(409, {})).mayPass).toBe(true);
});
