/** Looks up providers' facts. Their rules are in `index.ts`. */

import type { CaseApiType, EFilingProvider, StateCode } from '../generated/filing/schemas.ts';
import { allProviderFacts } from '../generated/provider-facts.ts';
import type { ProviderFacts } from './provider-facts.ts';

/** A provider's facts by its ID. */
export function factsOf(id: EFilingProvider): ProviderFacts {
  const found = allProviderFacts.find((each) => each.id === id);
  if (!found) throw new Error(`There is no provider ${id}.`);
  return found;
}

/** The court system of a provider; undefined without one. */
export function apiTypeOf(id: EFilingProvider | null): CaseApiType | undefined {
  return id === null ? undefined : factsOf(id).apiType;
}

/** The provider that serves a state's courts: one that takes filings, if any does. */
export function providerIn(state: StateCode): ProviderFacts {
  const inState = allProviderFacts.filter(({ states }) => states.includes(state));
  const found = inState.find(({ takesFilings }) => takesFilings) ?? inState[0];
  if (!found) throw new Error(`No provider serves ${state}.`);
  return found;
}
