import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { connectMethod, isConnectionChecked, isDisconnection } from './connection';

it.each([
  ['clio', 'page', true],
  ['mycase', 'page', true],
  ['netdocuments', 'page', true],
  ['filevine', 'platform-sign-in', true],
  ['neos', 'token', false],
  ['imanage', 'page', false],
  ['easysoft', 'page', false],
  ['timematters', 'page', false],
  ['actionstep', 'page', false],
  ['smokeball', 'page', false],
  ['leap', 'page', false],
] as const)('%s is connected by %s; with a reconnect screen: %s', (name, way, isChecked) => {
  expect(connectMethod(name)).toBe(way);
  expect(isConnectionChecked(name)).toBe(isChecked);
});

it.each([
  ['integration-unauthorized', true],
  ['other', false],
])('a call rejected with %s means disconnected: %s', (code, expected) => {
  const error = new ApiError('Forbidden', { url: '/', status: 403, statusText: '', body: { code } });
  expect(isDisconnection(error)).toBe(expected);
});

it.each([{}, 'Unauthorized', { code: 'whatever' }])('a 401 with the body %j means disconnected', (body) => {
  expect(isDisconnection(new ApiError('Unauthorized', { url: '/', status: 401, statusText: '', body }))).toBe(true);
});

it('no failure means connected', () => expect(isDisconnection(null)).toBe(false));
