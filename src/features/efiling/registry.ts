/**
 * The providers, one folder each: `facts.ts` is known at once, `start.ts` loads with the pages that start a filing, and
 * `provider.ts` with the first that files (docs/adr/0026). A folder with facts alone is a provider that we don't file with
 * yet.
 */
import type { EFilingProvider } from '@/api/generated/filing/model';
import type { FilingProvider, FilingStart } from './descriptor';
import type { ProviderFacts } from './facts';

const factsByPath = import.meta.glob<ProviderFacts>('./*/facts.ts', { eager: true, import: 'facts' });
const loaders = import.meta.glob<FilingProvider>('./*/provider.ts', { import: 'provider' });
const startLoaders = import.meta.glob<FilingStart>('./*/start.ts', { import: 'start' });

const byId = new Map(Object.values(factsByPath).map((facts) => [facts.id, facts]));

/** The facts of every known provider. */
export function providerFacts(): readonly ProviderFacts[] {
  return [...byId.values()];
}

/** A provider's facts; undefined for one that has no folder. */
export function factsOf(id: EFilingProvider | undefined): ProviderFacts | undefined {
  return id && byId.get(id);
}

/** The facts of the provider that a court's or case's `apiType` names, which decides over the state's. */
export function factsOfApiType(apiType: number): ProviderFacts | undefined {
  return providerFacts().find((facts) => facts.apiType === apiType);
}

/**
 * Tells who takes the filings of an order, draft or court: what its `apiType` names, whatever else it says (filing
 * variants, V1). Undefined for a system that we don't know.
 */
export function providerIdOf({ apiType, provider }: Filed): EFilingProvider | undefined {
  return apiType === undefined ? provider : factsOfApiType(apiType)?.id;
}

interface Filed {
  apiType?: number | undefined;
  provider?: EFilingProvider | undefined;
}

/** Tells whether we file with a provider. */
export function isBuilt(id: EFilingProvider | undefined): boolean {
  return id !== undefined && pathOf(id) in loaders;
}

/** We don't file with a provider. */
export class UnbuiltProviderError extends Error {
  constructor(id: EFilingProvider | undefined) {
    super(`There is no filing with ${id ?? 'an unknown system'}.`);
    this.name = 'UnbuiltProviderError';
  }
}

/** Loads a provider's code. @throws UnbuiltProviderError where we don't file with the provider. */
export function loadProvider(id: EFilingProvider | undefined): Promise<FilingProvider> {
  const load = id && loaders[pathOf(id)];
  return load ? load() : Promise.reject(new UnbuiltProviderError(id));
}

/** Loads what starts filings with a provider. @throws UnbuiltProviderError where we don't file with the provider. */
export function loadFilingStart(id: EFilingProvider | undefined): Promise<FilingStart> {
  const load = id && startLoaders[`./${id}/start.ts`];
  return load ? load() : Promise.reject(new UnbuiltProviderError(id));
}

/** Loads the provider whose calls answer for an order: its own, or where we don't file with it, the one that stands in. */
export function loadProviderOfOrder(id: EFilingProvider | undefined): Promise<FilingProvider> {
  return loadProvider(isBuilt(id) ? id : (providerFacts().find((facts) => facts.answersForOthers)?.id ?? id));
}

const pathOf = (id: EFilingProvider) => `./${id}/provider.ts`;
