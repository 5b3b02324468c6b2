import { afterEach, expect, it, vi } from 'vitest';
import { localStore, tabStore } from './browser-storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('stores values in the browser', () => {
  localStore.write('a', '1');
  tabStore.write('a', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  localStore.remove('a');
  expect([localStore.read('a'), tabStore.read('a')]).toEqual([null, '2']);
});

it('keeps values in memory if storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  localStore.write('a', '1');
  expect(localStore.read('a')).toBe('1');
  expect([localStore.isLasting(), tabStore.isLasting()]).toEqual([false, true]);
  localStore.remove('a');
  expect(localStore.read('a')).toBeNull();
});

it('keeps the newest value if storage is full', () => {
  localStore.write('a', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  localStore.write('a', 'new');
  expect(localStore.read('a')).toBe('new');
  expect(localStore.isLasting()).toBe(false);
  vi.restoreAllMocks();
  localStore.write('a', 'newest');
  expect(localStore.isLasting()).toBe(true);
  localStore.remove('a');
  expect(localStore.read('a')).toBeNull();
});
