/**
 * The current mapping: the URL's, else the last one used in this tab (specification, application section 2). Two tabs
 * can work on two matters.
 */
import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { currentPerson } from '@/features/session';
import { tabStore } from '@/lib/storage/browser-storage';

/** Session storage: the mapping's id. */
const idKey = 'MappingId';
/** Session storage: the person it was kept for. The next person to sign in does not get it. */
const personKey = 'MappingId.person';

/** Keeps a URL's mapping for later pages whose URL has none. */
export function keepMappingId(mappingId: string | undefined): void {
  const person = currentPerson();
  if (!mappingId || !person) return;
  tabStore.write(idKey, mappingId);
  tabStore.write(personKey, String(person.userId));
}

/** Forgets the mapping, until a URL has one. */
export function forgetMappingId(): void {
  tabStore.remove(idKey);
  tabStore.remove(personKey);
}

/** The mapping of a page, given the one in its URL. */
export function mappingIdInForce(inUrl: unknown): string | undefined {
  return typeof inUrl === 'string' && inUrl ? inUrl : storedMappingId();
}

function storedMappingId(): string | undefined {
  const person = tabStore.read(personKey);
  const isOtherPersons = person !== null && person !== String(currentPerson()?.userId);
  return isOtherPersons ? undefined : (tabStore.read(idKey) ?? undefined);
}

/** The current mapping, on any route. */
export function useMappingId(): string | undefined {
  useSyncExternalStore(onPageShow, storedMappingId);
  return useSearch({ strict: false, select: ({ mappingId }) => mappingIdInForce(mappingId) });
}

/** A page from the back-forward cache may have an outdated mapping. */
function onPageShow(listener: () => void): () => void {
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
