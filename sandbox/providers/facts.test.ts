import { expect, test } from 'vitest';
import { EFilingProvider, StateCode } from '../generated/filing/schemas.ts';
import { factsOf, providerIn } from './facts.ts';

test('every provider of the contract has a folder, with an API type of its own', () => {
  const types = EFilingProvider.options.map((id) => factsOf(id).apiType);
  expect(new Set(types).size).toBe(types.length);
});

test('every state has one provider, which takes filings if any there does', () => {
  for (const state of StateCode.options) {
    const serving = EFilingProvider.options.map(factsOf).filter(({ states }) => states.includes(state));
    const filing = serving.filter(({ takesFilings }) => takesFilings);
    expect(filing.length, state).toBeLessThanOrEqual(1);
    expect((filing.length > 0 ? filing : serving).map(({ id }) => id)).toEqual([providerIn(state).id]);
  }
});

test('the Florida portal names a filing’s way in its own words', () => {
  const { statusText } = factsOf('granicus');
  expect(
    (['submitted', 'under-review', 'accepted', 'returned', 'rejected', 'cancelled'] as const).map(statusText),
  ).toEqual(['Received by the portal', 'Pending', 'Docketed', 'Correction queue', 'Abandoned', 'Cancelled']);
});
