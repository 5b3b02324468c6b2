/**
 * Cases by the parts of their numbers, as one provider's clerks keep them: it has a `case-lookup.ts` in its folder
 * (backend calls, section 3).
 */
import type { FindFlCasesParams, FlCase, FlCourt } from '@/api/generated/filing/model';
import type { Query } from './descriptor';
import type { ProviderFacts } from './facts';

/** The queries of the provider whose case numbers have parts. */
export interface CaseLookup {
  facts: ProviderFacts;
  /** The courts with the numbers that begin their cases' numbers. */
  courts: () => Query<FlCourt[]>;
  cases: (request: FindFlCasesParams) => Query<FlCase[]>;
}

const loaders = import.meta.glob<CaseLookup>('./*/case-lookup.ts', { import: 'lookup' });

/** Loads the queries. */
export async function loadCaseLookup(): Promise<CaseLookup> {
  const [load] = Object.values(loaders);
  if (!load) throw new Error('No provider looks up cases by the parts of their numbers.');
  return load();
}
