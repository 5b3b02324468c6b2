/** Route loaders of the service contacts' pages. */
import type { QueryClient } from '@tanstack/react-query';
import { getListCourtCasesQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { isBuilt, loadProvider } from '@/features/efiling';
import { currentPerson } from '@/features/session';
import { providerOfState, selectedState, stateSettingsQuery } from '@/features/states';
import type { ContactBook } from './contact-book';
import { type PublicSearch, publicSearchRequest } from './model/public-search';
import type { ServiceContactsSearch } from './search';

interface StateDeps {
  state?: string | undefined;
  mappingId?: string | undefined;
}

/** The selected state, and its contacts unless its provider keeps none. */
export interface LoadedState {
  state: StateCode;
  book: ContactBook | undefined;
}

async function loadState(queryClient: QueryClient, { state: inUrl, mappingId }: StateDeps): Promise<LoadedState> {
  const [state] = await Promise.all([
    selectedState(queryClient, { state: inUrl, mappingId }, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  const id = await providerOfState(queryClient, state);
  const provider = isBuilt(id) ? await loadProvider(id) : undefined;
  return { state, book: provider?.contacts && { state, provider, calls: provider.contacts } };
}

/** The cases that the firm has filed into. */
export function firmCasesQuery(state: StateCode) {
  return getListCourtCasesQueryOptions(state);
}

/** Starts what the list page shows: the firm's contacts, a search of the public list, or a case. */
export async function loadContacts(
  queryClient: QueryClient,
  deps: StateDeps & PublicSearch & Pick<ServiceContactsSearch, 'list'>,
): Promise<LoadedState> {
  const loaded = await loadState(queryClient, deps);
  const { state, book } = loaded;
  if (!book) return loaded;
  const request = publicSearchRequest(deps);
  if (deps.list === 'cases') void queryClient.prefetchQuery(firmCasesQuery(state));
  else if (deps.list === undefined) void queryClient.prefetchQuery(book.provider.serviceContacts(state));
  else if (request) void queryClient.prefetchQuery(book.calls.publicList(state, request));
  return loaded;
}

/** Starts what a contact's page shows. */
export async function loadContact(queryClient: QueryClient, contactId: string, deps: StateDeps): Promise<LoadedState> {
  const loaded = await loadState(queryClient, deps);
  if (loaded.book) void queryClient.prefetchQuery(loaded.book.calls.detail(loaded.state, contactId));
  return loaded;
}
