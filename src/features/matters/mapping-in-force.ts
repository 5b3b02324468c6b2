/**
 * The mapping that a tab works with: that of the page's address, else the last one that the tab was opened with
 * (specification, application section 2). It is the tab's own: two tabs work for two matters, and neither takes the
 * other's.
 */
import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { currentPerson } from '@/features/session';
import { tabStore } from '@/lib/browser/storage';

/** Session storage: the mapping's id. */
const idKey = 'MappingId';
/** Session storage: the id of the person who works with it. Nobody goes on with the matter of somebody else. */
const personKey = 'MappingId.person';

/** Keeps the mapping of an address for the pages after it whose address names none. */
export function keepMappingId(mappingId: string | undefined): void {
  const person = currentPerson();
  if (!mappingId || !person) return;
  tabStore.write(idKey, mappingId);
  tabStore.write(personKey, String(person.userId));
}

/** No mapping any more, until an address names one. */
export function forgetMappingId(): void {
  tabStore.remove(idKey);
  tabStore.remove(personKey);
}

/** The mapping for a page whose address has `inAddress`, or has none: the address wins. */
export function mappingIdInForce(inAddress: unknown): string | undefined {
  return typeof inAddress === 'string' && inAddress ? inAddress : storedMappingId();
}

function storedMappingId(): string | undefined {
  const person = tabStore.read(personKey);
  const isOfSomebodyElse = person !== null && person !== String(currentPerson()?.userId);
  return isOfSomebodyElse ? undefined : (tabStore.read(idKey) ?? undefined);
}

/** The same for a component, whatever its route. */
export function useMappingId(): string | undefined {
  useSyncExternalStore(onPageShow, storedMappingId);
  return useSearch({ strict: false, select: ({ mappingId }) => mappingIdInForce(mappingId) });
}

/** A page out of the back-forward cache has missed what the tab was opened with since. */
function onPageShow(listener: () => void): () => void {
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
