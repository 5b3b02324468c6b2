import { expect, test } from 'vitest';
import { missingAccountText } from './account-name';

test('only a list that was loaded tells that the firm has no account', () => {
  expect(missingAccountText({ data: undefined, error: null })).toBe('Loading your firm’s accounts.');
  expect(missingAccountText({ data: undefined, error: new Error('500') })).toBe(
    'Your firm’s accounts couldn’t be loaded. Reload the page.',
  );
  expect(missingAccountText({ data: [], error: null })).toBe(
    'Your firm has no account with this provider. Add one first.',
  );
  expect(missingAccountText({ data: ['pacer'], error: null })).toBeUndefined();
});
