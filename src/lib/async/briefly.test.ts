import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { briefly, brieflyOnEntering } from './briefly';

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

it('waits for a list that is opened, and not for one that stays', async () => {
  const [entered, preloaded, stayed] = [vi.fn(), vi.fn(), vi.fn()];
  const never = new Promise(() => {});
  void brieflyOnEntering('enter', never).then(entered);
  void brieflyOnEntering('preload', never).then(preloaded);
  void brieflyOnEntering('stay', never).then(stayed);
  await vi.advanceTimersByTimeAsync(0);
  expect(stayed).toHaveBeenCalledOnce();
  expect(entered).not.toHaveBeenCalled();
  expect(preloaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  expect(entered).toHaveBeenCalledOnce();
  expect(preloaded).toHaveBeenCalledOnce();
});

it('leaves the failure of a list that stays to the page', async () => {
  await expect(brieflyOnEntering('stay', Promise.reject(new Error('offline')))).resolves.toBeUndefined();
});
