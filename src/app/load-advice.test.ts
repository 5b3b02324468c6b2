import { expect, it } from 'vitest';
import { ApiError, ContractMismatchError } from '@/api/errors';
import { loadAdvice } from './load-advice';

const failed = (status: number, body?: unknown) => new ApiError('Failed', { url: '/x', status, statusText: '', body });

it('asks to check the connection only when there was no response', () => {
  const statuses = [0, 400, 403, 404, 409, 422, 429, 500, 503];
  const blamed = statuses.filter((status) => /connection/.test(loadAdvice(failed(status))));
  expect(blamed).toEqual([0]);
});

it.each([403, 422, 500])('shows what the server says (%d)', (status) => {
  expect(loadAdvice(failed(status, { detail: 'Ask the clerk.' }))).toBe('Ask the clerk.');
});

it.each([
  [failed(403), /^You don't have access/],
  [failed(500), /^The server couldn't answer/],
  [ApiError.ofTimeout('/x'), /^The server didn't answer in time\. Try again/],
  [new ContractMismatchError('/x', 'no id'), /^The server's answer couldn't be read/],
  [new TypeError('undefined is not a function'), /^Try again/],
])('explains %s otherwise', (error, text) => {
  expect(loadAdvice(error)).toMatch(text);
});
