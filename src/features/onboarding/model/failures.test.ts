import { describe, expect, it } from 'vitest';
import { ApiError, failureOf, statusTexts } from '@/api/errors';
import { NoAnswerError } from '@/api/submission';
import { accountBanner, accountError, addressError, missingParametersError } from './failures';

const answered = (status: number, detail?: string) =>
  new ApiError(statusTexts[status] ?? 'Generic Error', {
    url: 'https://billing.example/x',
    status,
    statusText: '',
    body: detail === undefined ? undefined : { detail },
  });

describe('an account that could not be created', () => {
  it.each([
    [answered(409, 'known'), 'An account with this email already exists. Please try logging in instead.'],
    [answered(400, 'The email address is not valid.'), 'The email address is not valid.'],
    [answered(400), 'Invalid account information provided. Please check your details and try again.'],
    [answered(403, 'no'), 'Authentication required.'],
    [answered(422, 'The firm is closed.'), 'Account creation failed: The firm is closed.'],
    [answered(422), 'Account creation failed: Unprocessable Content'],
    [answered(500), 'Account creation failed: Internal Server Error'],
    [new NoAnswerError(false), 'It is not known whether your account was created. Please try again.'],
    [
      new NoAnswerError(true),
      'Account creation failed: You are offline, so nothing was sent. Try again when you are connected.',
    ],
  ])('%s', (error, message) => {
    const failure = accountError(error);
    expect(failure.message).toBe(message);
    expect(failure).toMatchObject({ name: 'SubmissionError', kind: failureOf(error).kind, cause: error });
    expect(failure.toastTitle).toBeUndefined();
  });

  it('has a banner when the account exists or the platform fails', () => {
    expect(accountBanner('conflict')).toEqual({ text: 'Looks like you already have an account.', offersSignIn: true });
    const trouble = 'We’re having trouble creating your account right now. Please try again in a few minutes.';
    expect(accountBanner('transient')).toEqual({ text: trouble, offersSignIn: false });
    for (const kind of ['invalid', 'denied', 'refused', 'offline', 'unexpected'] as const)
      expect(accountBanner(kind)).toBeUndefined();
  });
});

it('an incomplete link counts as a 400', () => {
  expect(missingParametersError(['firmName'])).toMatchObject({
    kind: 'invalid',
    message:
      "This sign-up link is missing required information: the firm's name. Please use the full link provided or contact support.",
  });
});

it('an address that could not be saved shows a toast', () => {
  expect(addressError(answered(500))).toMatchObject({
    toastTitle: 'Update failed',
    message: 'Failed to save your address. Please try again.',
    kind: 'transient',
  });
});

it('an address that was not sent, or whose outcome is unknown, says so', () => {
  expect(addressError(new NoAnswerError(true)).message).toBe('Failed to save your address. Please try again.');
  expect(addressError(new NoAnswerError(false)).message).toBe(
    'It is not known whether your address was saved. Please try again.',
  );
});
