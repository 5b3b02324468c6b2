import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { readQuoteFailure } from './quote-failure';

const answer = (status: number, body: unknown) => new ApiError('Error', { url: '/', status, statusText: '', body });

test.each([
  [new Error('?'), 'could not be quoted just now', true],
  [answer(0, undefined), 'could not be quoted just now', true],
  [answer(503, {}), 'could not be quoted just now', true],
  [answer(422, { code: 'card-expired' }), 'has expired', false],
  [answer(422, {}), 'The fees could not be quoted.', false],
  [answer(423, { detail: 'The account is locked.' }), 'The account is locked.', true],
])('%#', (error, text, mayPass) => {
  const failure = readQuoteFailure(error);
  expect(failure.message).toContain(text);
  expect(failure.mayPass).toBe(mayPass);
});

test('what is missing is listed, each once', () => {
  const error = answer(422, {
    code: 'content-incomplete',
    errors: {
      'content.filings.0.filingTypeCode': ['Choose the filing type.'],
      'content.filings': ['Choose the filing type.'],
    },
  });
  expect(readQuoteFailure(error)).toMatchObject({ details: ['Choose the filing type.'], mayPass: false });
});
