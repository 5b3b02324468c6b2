import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, CancelError } from './errors';
import { nextPart, whenAllowed } from './listings';

const items = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const refused = (status: number, retryAfter?: number) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body: undefined, retryAfter });

describe('a listing goes on', () => {
  test.each([
    [
      'by token, where the system gives one',
      { items: items(2), nextPaginationToken: 't', total: 5 },
      2,
      { PaginationToken: 't' },
    ],
    ['by token without a count', { items: items(2), nextPaginationToken: 't' }, 2, { PaginationToken: 't' }],
    ['by offset, where it only counts', { items: items(2), total: 5 }, 4, { Offset: 4 }],
    ['not after the last item', { items: items(1), total: 5 }, 5, undefined],
    ['not without token and count', { items: items(2) }, 2, undefined],
    ['not after an empty page, whatever it counts', { items: [], total: 5 }, 4, undefined],
  ])('%s', (_, page, read, expected) => {
    expect(nextPart(page, read)).toEqual(expected);
  });
});

describe('a read that the system puts off', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is repeated after the time that it asks for', async () => {
    const read = vi.fn().mockRejectedValueOnce(refused(429, 7_000)).mockResolvedValue('page');
    const answer = whenAllowed(read);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe('page');
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is repeated after a whole minute, too', async () => {
    const read = vi.fn().mockRejectedValueOnce(refused(429, 60_000)).mockResolvedValue('page');
    const answer = whenAllowed(read);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(answer).resolves.toBe('page');
  });

  test.each([
    ['without a time to wait', refused(429)],
    ['for longer than a minute', refused(429, 60_001)],
    ['for good', refused(403, 1_000)],
  ])('fails %s', async (_, error) => {
    const read = vi.fn().mockRejectedValue(error);
    await expect(whenAllowed(read)).rejects.toBe(error);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('fails when it is put off again and again', async () => {
    const read = vi.fn().mockRejectedValue(refused(429, 1_000));
    const answer = expect(whenAllowed(read)).rejects.toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(10_000);
    await answer;
    expect(read).toHaveBeenCalledTimes(4);
  });

  test('ends with its caller', async () => {
    const read = vi.fn().mockRejectedValue(refused(429, 5_000));
    const caller = new AbortController();
    const answer = expect(whenAllowed(read, caller.signal)).rejects.toEqual(
      expect.objectContaining({ name: 'CancelError', cause: 'left' }),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    caller.abort('left');
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not waited for if its caller is gone already', async () => {
    const caller = new AbortController();
    const read = vi.fn(async () => {
      caller.abort();
      throw refused(429, 5_000);
    });
    const ended = vi.fn();
    void whenAllowed(read, caller.signal).catch(ended);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(CancelError));
    expect(vi.getTimerCount()).toBe(0);
  });
});
