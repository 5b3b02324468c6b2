import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { accountErrors, readProviderSignInFailure } from './sign-in-failure';

const account = { userName: 'tfinch', password: 'secret', clientCode: '', oneTimeCode: '' };

test.each([
  ['complete', account, false, {}],
  ['without a name', { ...account, userName: ' ' }, false, { userName: 'User name is required' }],
  ['without a password', { ...account, password: '' }, false, { password: 'Password is required' }],
  [
    'with five digits',
    { ...account, oneTimeCode: '12345' },
    true,
    { oneTimeCode: 'Enter the six digits from your authentication app' },
  ],
  ['with a code', { ...account, oneTimeCode: ' 123456 ' }, true, {}],
])('an account %s', (_, values, hasCode, errors) => {
  expect(accountErrors(values, hasCode)).toEqual(errors);
});

const failed = (status: number, body: { code: string; detail: string }) =>
  readProviderSignInFailure(new ApiError('', { url: '/x', status, statusText: '', body }));

test('a refusal says why, in the provider’s words', () => {
  expect(failed(422, { code: 'credentials-refused', detail: 'PACER rejected the password of tfinch.' })).toEqual({
    message: 'PACER rejected the password of tfinch.',
    needsCode: false,
  });
  expect(failed(422, { code: 'code-required', detail: 'PACER asks for a code.' }).needsCode).toBe(true);
});

test('without an answer it isn’t known whether the account was saved', () => {
  for (const silence of [new Error('gone'), ApiError.ofTimeout('/x')])
    expect(readProviderSignInFailure(silence).message).toContain('It is not known whether the account was saved');
});
