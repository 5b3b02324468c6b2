import { expect, it } from 'vitest';
import { EFilingProvider } from '@/api/generated/filing/model';
import {
  factsOf,
  factsOfApiType,
  isBuilt,
  loadProvider,
  loadProviderOfOrder,
  providerFacts,
  providerIdOf,
} from './registry';

it('finds every provider by its id and by its API type', () => {
  const known = providerFacts();
  expect(known.length).toBeGreaterThan(0);
  for (const facts of known) {
    expect(factsOf(facts.id)).toBe(facts);
    expect(factsOfApiType(facts.apiType)).toBe(facts);
  }
  expect(factsOf(undefined)).toBeUndefined();
  expect(factsOfApiType(99)).toBeUndefined();
});

it('goes by the court’s system rather than by the provider that is named', () => {
  expect(providerIdOf({ provider: 'onelegal' })).toBe('onelegal');
  expect(providerIdOf({ apiType: 1, provider: 'onelegal' })).toBe('jti');
  expect(providerIdOf({ apiType: 99, provider: 'onelegal' })).toBeUndefined();
  expect(providerIdOf({})).toBeUndefined();
});

it('has all providers of the contract', () => {
  const unknown = EFilingProvider.options.filter((id) => !factsOf(id));
  expect(unknown).toEqual([]);
});

it('knows its providers by little, since that loads at once', () => {
  for (const facts of providerFacts()) expect(JSON.stringify(facts).length).toBeLessThan(1000);
});

it.each(EFilingProvider.options.filter(isBuilt))('loads the code of %s', async (id) => {
  expect((await loadProvider(id)).facts.id).toBe(id);
});

it('has a provider that answers for the orders of those we don’t file with', async () => {
  const built = EFilingProvider.options.filter(isBuilt);
  for (const id of built) expect((await loadProviderOfOrder(id)).facts.id).toBe(id);
  expect(built).toContain((await loadProviderOfOrder('none')).facts.id);
});

it('loads no code of a provider we don’t file with', async () => {
  expect(isBuilt(undefined)).toBe(false);
  await expect(loadProvider(undefined)).rejects.toThrow('no filing with an unknown system');
});
