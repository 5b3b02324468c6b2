import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError, CancelError, type Failure, failureOf } from './errors';
import { mayBeDone, NoAnswerError, requireAnswer, SubmissionError, withToken, wordsOf } from './submission';

const failed = (status: number, body?: unknown) => new ApiError('Failed', { url: '/', status, statusText: '', body });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a sign-up’s own', 'abc', { token: 'abc' }],
  ['the session’s if there is none', undefined, {}],
  ['the session’s if it is empty', '', {}],
])('a step’s calls have a token: %s', (_, tempAuthId, expected) => {
  expect(withToken({ queryClient: new QueryClient(), tempAuthId })).toEqual(expected);
});

describe('a form that could not be submitted', () => {
  it('was refused, and says so itself, unless its error knows better', () => {
    const error = new SubmissionError('Choose another name.');
    expect(error).toMatchObject({ name: 'SubmissionError', message: 'Choose another name.', kind: 'refused' });
    expect(error.toastTitle).toBeUndefined();
    expect(error).not.toHaveProperty('cause');
  });

  it('keeps why, and where it is shown', () => {
    const cause = failed(503);
    const error = new SubmissionError('Try later.', { kind: 'transient', toastTitle: 'Not sent', cause });
    expect(error).toMatchObject({ kind: 'transient', toastTitle: 'Not sent', cause });
    expect(error.cause).toBe(cause);
  });
});

describe('a call that needs an answer', () => {
  it('returns it', async () => {
    expect(await requireAnswer(async () => 'answer')).toBe('answer');
  });

  it.each([
    [true, false, 'We didn’t get a response. Check your connection and try again.', true],
    [false, true, 'You are offline, so nothing was sent. Try again when you are connected.', false],
  ])('has none without a response; browser online: %s', async (onLine, wasOffline, message, isMaybeDone) => {
    vi.stubGlobal('navigator', { onLine });
    const cause = failed(0);
    const error: unknown = await requireAnswer(() => Promise.reject(cause)).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(NoAnswerError);
    expect(error).toMatchObject({ name: 'NoAnswerError', wasOffline, message });
    expect(error).toHaveProperty('cause', cause);
    expect(mayBeDone(error)).toBe(isMaybeDone);
  });

  it('was sent if the connection was lost only afterwards', async () => {
    const navigator = { onLine: true };
    vi.stubGlobal('navigator', navigator);
    const call = requireAnswer(async () => {
      navigator.onLine = false;
      throw failed(0);
    });
    await expect(call).rejects.toMatchObject({ wasOffline: false });
  });

  it.each([
    ['a rejection', failed(422)],
    ['a failing backend', failed(503)],
    ['no response in time', ApiError.ofTimeout('/')],
    ['a cancelled call', new CancelError()],
    ['a bug', new TypeError('?')],
  ])('throws any other error as it is: %s', async (_, error) => {
    await expect(requireAnswer(() => Promise.reject(error))).rejects.toBe(error);
    expect(mayBeDone(error)).toBe(false);
  });
});

test.each<[string, Failure, string]>([
  ['the server’s', failureOf(failed(422, { detail: 'Check the email.' })), 'Check the email.'],
  ['the error’s if the server has none', failureOf(failed(422)), 'Failed'],
  ['none if there are none', failureOf('?'), ''],
])('words for a person: %s', (_, failure, expected) => {
  expect(wordsOf(failure)).toBe(expected);
});
