import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { readSendingFailure } from './sending-failure';

const failed = (status: number, body: unknown = {}) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });

test.each([
  ['no answer', failed(0), /^It is not known whether/],
  ['a failed service', failed(500), /^It is not known whether/],
  ['a changed envelope that was sent', failed(409, { code: 'idempotency-key-reused' }), /^An earlier try already sent/],
  ['wrong fields', failed(422, { errors: { title: ['Too long.'] } }), /^Nothing was sent\. Fix this/],
  ['an ended session', failed(401), /session has ended and nothing was sent/],
  ['a refusal with its reason', failed(422, { detail: 'No pages.' }), /^No pages\. Nothing was sent\.$/],
  ['a refusal without a reason', failed(422), /^The envelope could not be sent\. Nothing was sent\.$/],
])('%s', (_, error, message) => {
  expect(readSendingFailure(error).message).toMatch(message);
});

test('each message about a field is listed once', () => {
  const errors = { 'signers.0.email': ['Not an email.', 'Too long.'], 'signers.1.email': ['Not an email.'] };
  expect(readSendingFailure(failed(422, { errors })).details).toEqual(['Not an email.', 'Too long.']);
  expect(readSendingFailure(failed(422)).details).toEqual([]);
});

test.each([
  ['idempotency-key-reused', true, false],
  ['fee-changed', false, true],
  ['other', false, false],
])('%s: was sent before %s, has an outdated fee %s', (code, wasSentBefore, isFeeOutdated) => {
  expect(readSendingFailure(failed(409, { code }))).toMatchObject({ wasSentBefore, isFeeOutdated });
});
