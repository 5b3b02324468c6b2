import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passRedirectGuard, RedirectLoopError, watchInput } from './redirect-guard';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  stop = watchInput();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Goes to these pages, one every 20 ms; returns how far it came. */
function follow(pages: string): string {
  let passed = '';
  for (const page of pages) {
    vi.advanceTimersByTime(20);
    try {
      passRedirectGuard(page);
    } catch (error) {
      expect(error).toBeInstanceOf(RedirectLoopError);
      return passed;
    }
    passed += page;
  }
  return passed;
}

it('a circle is stopped at the second redirect to the same page', () => {
  expect(follow('abababab')).toBe('aba');
  expect(follow('abababab')).toBe('');
});

it('names the circle, without what its addresses ask for', () => {
  follow('a');
  passRedirectGuard('/orders?search=Ortega');
  passRedirectGuard('/login#code');
  expect(() => passRedirectGuard('/orders?search=Ortega')).toThrow(/input: \/orders → \/login → \/orders\.$/);
});

it.each(['abc', 'aba', 'abbbbbb', 'aaaaaa', 'abca'])('%s is none', (pages) => {
  expect(follow(pages)).toBe(pages);
});

it('the same redirects a second later are none', () => {
  follow('aba');
  vi.advanceTimersByTime(1000);
  expect(follow('ba')).toBe('ba');
});

it.each(['pointerdown', 'keydown', 'change', 'popstate'])('the same pages after %s are none', (input) => {
  expect(follow('ab')).toBe('ab');
  window.dispatchEvent(new Event(input));
  expect(follow('ab')).toBe('ab');
  window.dispatchEvent(new Event(input));
  expect(follow('abab')).toBe('aba');
});
