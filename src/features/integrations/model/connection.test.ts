import { expect, it } from 'vitest';
import { connectMethod, isConnectionChecked } from './connection';

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
