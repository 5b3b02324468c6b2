import { describe, expect, it, test } from 'vitest';
import { ApiError, CancelError, ContractMismatchError, requireOurs } from './api-error';
import {
  changeFailed,
  explain,
  type FailureKind,
  failureOf,
  fieldMessage,
  isNotOffered,
  isRefusal,
  isStarting,
  mayHaveTakenEffect,
  mismatchOf,
  retryAfterOf,
} from './failure';
import { hasBody, isSignedOutStatus, statusTexts } from './status';

const failed = (status: number, body?: unknown) =>
  new ApiError('Message', { url: 'https://billing.example/x', status, statusText: '', body });

const refusals: readonly [number, FailureKind][] = [
  [400, 'invalid'],
  [401, 'signed-out'],
  [402, 'payment-declined'],
  [403, 'denied'],
  [404, 'not-found'],
  [409, 'conflict'],
  [410, 'not-found'],
  [413, 'too-large'],
  [418, 'refused'],
  [422, 'refused'],
  [423, 'locked-out'],
  [499, 'refused'],
];

const others: readonly [unknown, FailureKind][] = [
  [failed(0), 'offline'],
  [failed(200), 'unreadable'],
  [failed(304), 'unreadable'],
  [failed(408), 'transient'],
  [failed(425), 'transient'],
  [failed(429), 'transient'],
  [failed(500), 'transient'],
  [failed(503), 'transient'],
  [failed(599), 'transient'],
  [failed(600), 'unreadable'],
  [ApiError.ofTimeout('/x'), 'timed-out'],
  [new CancelError(), 'cancelled'],
  [new ContractMismatchError('/x', 'no id'), 'unreadable'],
  [new TypeError('bug'), 'unexpected'],
  ['?', 'unexpected'],
  [undefined, 'unexpected'],
];

describe('the kind of a failure', () => {
  it.each(refusals)('%d: %s, a rejection', (status, kind) => {
    const failure = failureOf(failed(status));
    expect(failure.kind).toBe(kind);
    expect(isRefusal(failure)).toBe(true);
  });

  it.each(others)('%s: %s, not a rejection', (error, kind) => {
    const failure = failureOf(error);
    expect(failure.kind).toBe(kind);
    expect(isRefusal(failure)).toBe(false);
  });
});

describe('the message of a failure', () => {
  it('is read from the problem body', () => {
    const errors = { email: ['No such address.', 'Too long.'], name: ['Missing.'] };
    expect(failureOf(failed(422, { code: 'email-unknown', detail: 'Check the email.', errors }))).toEqual({
      kind: 'refused',
      url: 'https://billing.example/x',
      message: 'Message',
      code: 'email-unknown',
      detail: 'Check the email.',
      body: { code: 'email-unknown', detail: 'Check the email.', errors },
      fieldErrors: errors,
    });
  });

  it.each([
    failed(503),
    failed(503, null),
    failed(503, { errors: null }),
    failed(503, 'Bad Gateway'),
    failed(503, { code: 7, detail: '', errors: 'x' }),
    new Error('?'),
  ])('is missing without one (%#)', (error) => {
    expect(failureOf(error)).toMatchObject({ code: undefined, detail: undefined, fieldErrors: {} });
  });

  it('explains a lockout that the filing service leaves unexplained', () => {
    expect(failureOf(failed(423)).detail).toMatch(/is locked/);
    expect(failureOf(failed(423, { detail: 'Sign in.' })).detail).toBe('Sign in.');
  });

  it('explains a response that didn’t come in time', () => {
    expect(failureOf(ApiError.ofTimeout('/x')).detail).toBe('The server didn’t answer in time.');
  });

  it('ignores field messages that are not text', () => {
    const failure = failureOf(failed(422, { errors: { a: 'no list', b: [1, 'Too long.'] } }));
    expect(failure.fieldErrors).toEqual({ a: [], b: ['Too long.'] });
    expect(fieldMessage(failure)).toBe('Too long.');
  });

  it('has a code when there was no response', () => {
    expect(failureOf(failed(0)).code).toBe('network-error');
  });
});

test.each([
  [failed(0), true],
  [failed(200), true],
  [failed(408), true],
  [failed(500), true],
  [new CancelError(), true],
  [failed(400), false],
  [failed(423), false],
  [failed(429), false],
])('a failed call may have taken effect unless it was rejected (%#)', (error, may) => {
  expect(mayHaveTakenEffect(error)).toBe(may);
});

test.each([
  [failed(404), 'Not deleted'],
  [failed(503), 'Not deleted'],
  [failed(0), 'It is not known whether it was deleted'],
  [ApiError.ofTimeout('/x'), 'It is not known whether it was deleted'],
  [new ContractMismatchError('/x', 'HTML'), 'It is not known whether it was deleted'],
  [new TypeError('?'), 'It is not known whether it was deleted'],
])('a change without a readable answer has an unknown outcome (%#)', (error, message) => {
  expect(changeFailed(error, 'Not deleted', 'it was deleted')).toBe(message);
});

test('an answer to another request is none', () => {
  expect(() => requireOurs('saveDraft', true)).not.toThrow();
  expect(() => requireOurs('saveDraft', false)).toThrow(
    new ContractMismatchError('saveDraft', 'it answers another request'),
  );
});

test.each<[number, string, boolean]>([
  [503, 'service-starting', true],
  [503, 'busy', false],
  [404, 'service-starting', false],
])('a backend is starting if it says so while it fails: %d %s', (status, code, expected) => {
  expect(isStarting(failed(status, { code }))).toBe(expected);
});

test.each([new Error('service-starting'), { code: 'service-starting', status: 503 }, undefined])(
  'only a response says that a backend is starting (%#)',
  (error) => expect(isStarting(error)).toBe(false),
);

test('an operation is not offered if the answer is that there is none, or none for this person', () => {
  const statuses = [0, 200, 400, 401, 403, 404, 405, 409, 422, 500, 501, 503];
  expect(statuses.filter((status) => isNotOffered(failed(status)))).toEqual([403, 404, 405, 501]);
  expect(isNotOffered(new TypeError('?'))).toBe(false);
  expect(isNotOffered({ status: 404 })).toBe(false);
});

test('a mismatch is told from other errors', () => {
  const mismatch = new ContractMismatchError('/x', 'HTML');
  expect(mismatchOf(mismatch)).toBe(mismatch);
  expect(mismatchOf(failed(500))).toBeUndefined();
  expect(mismatchOf(undefined)).toBeUndefined();
});

test('the pause that a response asks for is told from none', () => {
  const waits = new ApiError('Busy', { url: '/', status: 429, statusText: '', body: undefined, retryAfter: 3_000 });
  expect([waits, failed(429), new Error('?')].map(retryAfterOf)).toEqual([3_000, undefined, undefined]);
});

describe('an error names itself and its cause', () => {
  const cause = new TypeError('terminated');
  it.each([
    [
      ApiError.ofTimeout('/x', cause),
      { name: 'ApiError', message: 'Timed out', url: '/x', status: 0, statusText: '', code: 'timeout' },
    ],
    [new CancelError({ cause }), { name: 'CancelError', message: 'Request aborted' }],
    [
      new ContractMismatchError('/x', 'HTML', { cause }),
      { name: 'ContractMismatchError', message: 'The response of /x does not match its contract: HTML' },
    ],
  ])('%s', (error, fields) => {
    expect(error).toMatchObject(fields);
    expect(error.cause).toBe(cause);
  });
});

test('explain prefers the most specific message', () => {
  const errors = { email: ['No such address.'] };
  const told = (body: unknown) => explain(failureOf(failed(422, body)), 'Try again.');
  expect(told({ detail: 'Check the email.', errors })).toBe('No such address.');
  expect(told({ detail: 'Check the email.' })).toBe('Check the email.');
  expect(told({})).toBe('Try again.');
});

test('the error’s message is kept, even if empty', () => {
  expect(failureOf(failed(503)).message).toBe('Message');
  expect(failureOf(new Error('A bug')).message).toBe('A bug');
  expect(failureOf('?').message).toBe('');
});

describe('a status', () => {
  it('determines whether there is a body and whether the token was rejected', () => {
    expect([200, 204, 205, 304, 404].map(hasBody)).toEqual([true, false, false, false, true]);
    expect([200, 401, 403].map(isSignedOutStatus)).toEqual([false, true, false]);
  });

  it('has a text, from 400 to 511', () => {
    expect(statusTexts[404]).toBe('Not Found');
    expect(Object.keys(statusTexts).every((status) => Number(status) >= 400 && Number(status) <= 511)).toBe(true);
  });
});
