import { expect, it } from 'vitest';
import { pollInterval } from './polling';

it('asks soon while something is in progress, and seldom otherwise', () => {
  expect(pollInterval(true)).toBe(5_000);
  expect(pollInterval(false)).toBe(60_000);
  expect(pollInterval(undefined)).toBe(60_000);
});
