import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { readQuoteFailure, readSaveFailure, readSubmitFailure } from './failures';

const failed = (status: number, body: unknown = {}) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body });
const current = { version: 8, savedAt: '2026-03-03T09:52:03Z', savedBy: { userId: 2, name: 'Marcus Finch' } };

describe('readSaveFailure', () => {
  test.each([failed(0), failed(500), failed(503), failed(401), failed(429), new Error('abort')])(
    'the same save may succeed later (%#)',
    (error) => expect(readSaveFailure(error)).toEqual({ kind: 'passing' }),
  );

  test('someone saved it since', () => {
    expect(readSaveFailure(failed(409, { code: 'draft-version-conflict', current }))).toEqual({
      kind: 'conflict',
      current,
    });
  });

  test('it was submitted', () => {
    expect(readSaveFailure(failed(409, { code: 'draft-submitted' }))).toEqual({ kind: 'submitted' });
  });

  test.each([
    [failed(409, { code: 'draft-version-conflict' }), 'Failed'],
    [failed(404), 'This draft was deleted.'],
    [failed(413), 'The draft is too large to save.'],
    [failed(423), 'The account with the e-filing provider is locked. Sign in there again.'],
    [failed(400, { detail: 'Not so.' }), 'Not so.'],
    [failed(400, { errors: { 'content.parties.0.phone': ['Too long.'] } }), 'Too long.'],
  ])('refused (%#)', (error, reason) => expect(readSaveFailure(error)).toEqual({ kind: 'refused', reason }));
});

describe('readSubmitFailure', () => {
  test.each([
    [failed(0), 'unconfirmed'],
    [failed(500), 'unconfirmed'],
    [failed(408), 'unconfirmed'],
    [new Error('abort'), 'unconfirmed'],
    [failed(402, { detail: 'The card was declined.' }), 'payment'],
    [failed(422, { code: 'card-expired' }), 'payment'],
    [failed(422, { code: 'content-invalid', errors: { 'content.parties': ['x'] } }), 'invalid'],
    [failed(422), 'refused'],
    [failed(409, { code: 'quote-stale' }), 'quote-stale'],
    [failed(409, { code: 'draft-version-conflict' }), 'conflict'],
    [failed(409, { code: 'draft-submitted' }), 'submitted'],
    [failed(409, { code: 'idempotency-key-reused' }), 'refused'],
    [failed(401), 'refused'],
    [failed(403), 'refused'],
    [failed(423), 'refused'],
  ])('%# is %s', (error, kind) => expect(readSubmitFailure(error).kind).toBe(kind));

  test('says whether retrying is safe', () => {
    expect(readSubmitFailure(failed(500)).message).toContain("submitting again won't file twice.");
    expect(readSubmitFailure(failed(402, { detail: 'The card was declined.' })).message).toBe(
      'The card was declined. Nothing was submitted.',
    );
  });
});

const answer = (status: number, body: unknown) => new ApiError('Error', { url: '/', status, statusText: '', body });

test.each([
  [new Error('?'), "couldn't be quoted right now", true],
  [answer(0, undefined), "couldn't be quoted right now", true],
  [answer(503, {}), "couldn't be quoted right now", true],
  [answer(422, { code: 'card-expired' }), 'has expired', false],
  [answer(422, {}), "The fees couldn't be quoted.", false],
  [answer(423, { detail: 'The account is locked.' }), 'The account is locked.', true],
])('%#', (error, text, mayPass) => {
  const failure = readQuoteFailure(error);
  expect(failure.message).toContain(text);
  expect(failure.mayPass).toBe(mayPass);
});

test('missing items are listed once each', () => {
  const error = answer(422, {
    code: 'content-incomplete',
    errors: {
      'content.filings.0.filingTypeCode': ['Choose the filing type.'],
      'content.filings': ['Choose the filing type.'],
    },
  });
  expect(readQuoteFailure(error)).toMatchObject({ details: ['Choose the filing type.'], mayPass: false });
});
