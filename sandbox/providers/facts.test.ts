import { expect, test } from 'vitest';
import { EFilingProvider, StateCode } from '../generated/filing/schemas.ts';
import { factsOf, providerIn } from './facts.ts';

test('every provider of the contract has a folder, with an API type of its own', () => {
  const types = EFilingProvider.options.map((id) => factsOf(id).apiType);
  expect(new Set(types).size).toBe(types.length);
});

test('every state has one provider', () => {
  for (const state of StateCode.options) {
    const serving = EFilingProvider.options.filter((id) => factsOf(id).states.includes(state));
    expect(serving, state).toEqual([providerIn(state).id]);
  }
});

test('the Florida portal names a filing’s way in its own words', () => {
  const { statusText } = factsOf('granicus');
  expect(
    (['submitted', 'under-review', 'accepted', 'returned', 'rejected', 'cancelled'] as const).map(statusText),
  ).toEqual(['Received by the portal', 'Pending', 'Docketed', 'Correction queue', 'Abandoned', 'Cancelled']);
});
