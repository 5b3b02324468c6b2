import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { briefly } from './briefly';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for work that is quick', async () => {
  const over = vi.fn();
  void briefly(new Promise((resolve) => setTimeout(resolve, 100))).then(over);
  await vi.advanceTimersByTimeAsync(99);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on without work that is slow', async () => {
  const over = vi.fn();
  void briefly(new Promise(() => {})).then(over);
  await vi.advanceTimersByTimeAsync(150);
  expect(over).toHaveBeenCalledOnce();
});

it('does not fail with the work', async () => {
  await expect(briefly(Promise.reject(new Error('offline')))).resolves.toBeUndefined();
});
