import { expect, it } from 'vitest';
import { pollInterval } from './polling';

it('asks soon while an order is in progress, and seldom otherwise', () => {
  expect(pollInterval([{ status: 'accepted' }, { status: 'in-progress' }])).toBe(5_000);
  expect(pollInterval([{ status: 'accepted' }, { status: 'draft' }])).toBe(60_000);
  expect(pollInterval([])).toBe(60_000);
  expect(pollInterval(undefined)).toBe(60_000);
});
