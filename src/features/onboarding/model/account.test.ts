import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountForm, accountErrors, confirmPasswordError, passwordError, passwordStrength } from './account';

const good: AccountForm = {
  email: 'iris.bramwell@example.com',
  password: 'Harbor2026',
  confirmPassword: 'Harbor2026',
  agreedToTerms: true,
};

describe('the password', () => {
  it.each([
    ['', 'Password is required'],
    ['   ', 'Password must be at least 8 characters long'],
    ['Harbor2', 'Password must be at least 8 characters long'],
    ['harbor2026', 'Password must include at least one uppercase letter'],
    ['HARBOR2026', 'Password must include at least one lowercase letter'],
    ['Harborside', 'Password must include at least one number'],
    ['Harbor２０２６', 'Password must include at least one number'],
    // Five characters, though their text is eight units long.
    ['Aa1😀😀', 'Password must be at least 8 characters long'],
    ['Aa1     ', undefined],
    ['Harbor2026', undefined],
  ])('%j: %s', (password, error) => expect(passwordError(password)).toBe(error));

  it('must be repeated exactly', () => {
    expect(confirmPasswordError('Harbor2026', '')).toBe('Please confirm your password');
    expect(confirmPasswordError('Harbor2026', 'Harbor2026 ')).toBe('Passwords do not match');
    expect(confirmPasswordError('Harbor2026', 'Harbor2026')).toBeUndefined();
  });

  it.each([
    ['harbor', 'none'],
    ['Harbor26', 'fair'],
    ['Harbo2!x', 'good'],
    ['Harbo2519X', 'good'],
    ['Abcdefg1', 'fair'],
    ['Aa1!Aa1!', 'fair'],
    ['Abcdefgh1234', 'good'],
    ['Abcdefghij1234', 'strong'],
    ['Harbor25197Quiet', 'strong'],
    ['Harbor2519!Qu', 'strong'],
    ['Aa1aaaaaaaaaaaaaaaa', 'fair'],
  ] as const)('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

  it('has a strength only when it is valid', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        expect(passwordStrength(password) === 'none').toBe(passwordError(password) !== undefined);
      }),
    );
  });
});

describe('the step', () => {
  it('has no errors when complete', () => expect(accountErrors(good)).toEqual({}));

  it('reports each error at its field', () => {
    const empty: AccountForm = { email: '', password: '', confirmPassword: '', agreedToTerms: false };
    expect(accountErrors(empty)).toEqual({
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      agreedToTerms: 'You must agree to the terms of service',
    });
  });
});
