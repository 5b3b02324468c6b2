/** Route loaders of the court cases' pages. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { currentPerson } from '@/features/session';
import { selectedState, stateSettingsQuery } from '@/features/states';
import { appPrefix } from '@/lib/links/app-prefix';
import { floridaParts } from './model/case-search';
import { floridaState, searchPageOf } from './model/search-place';
import { courtCasesQuery, quickActionsQuery } from './queries';
import { courtChoicesQuery, floridaCourtsQuery } from './queries-courts';
import { caseResultsQuery, floridaResultsQuery } from './queries-search';
import type { CaseSearchSearch } from './search';

/** Starts what the list of court cases shows. */
export function loadCourtCases(queryClient: QueryClient, state: StateCode): void {
  void queryClient.prefetchQuery(courtCasesQuery(state));
  void queryClient.prefetchQuery(quickActionsQuery(state));
}

type SearchDeps = Omit<CaseSearchSearch, 'sort' | 'open' | 'q'> & { mappingId?: string | undefined };

/**
 * Starts a search. Returns the state whose courts are searched, and whether they can be.
 * @throws a redirect to the page that searches the state's cases.
 */
export async function loadCaseSearch(
  queryClient: QueryClient,
  path: '/case-search' | '/case-search-fl',
  deps: SearchDeps,
): Promise<{ state: StateCode; isOffered: boolean }> {
  const [state, settings] = await Promise.all([
    selectedState(queryClient, { state: deps.state, mappingId: deps.mappingId }, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  // A page of one state selects it, unless the address names another.
  if (path === '/case-search-fl' && deps.state === undefined)
    throw redirect({ to: path, search: (search) => ({ ...search, state: floridaState }), replace: true });
  const page = searchPageOf(state, settings);
  if (page === '/case-search' || page === '/case-search-fl') {
    if (page !== path) throw redirect({ to: page, search: (search) => ({ ...search, state }), replace: true });
  } else if (page !== undefined) {
    // The docket search of New York's provider. State and matter stay.
    const { mappingId } = deps;
    const query = new URLSearchParams({ provider: '4', state, ...(mappingId !== undefined && { mappingId }) });
    throw redirect({ href: `${appPrefix}${page}?${query}`, replace: true });
  }
  // A whole number, as on papers and in links.
  const parts = path === '/case-search-fl' && deps.county === undefined ? floridaParts(deps.number ?? '') : undefined;
  if (parts) throw redirect({ to: path, search: (search) => ({ ...search, ...parts }), replace: true });
  void queryClient.prefetchQuery(quickActionsQuery(state));
  const isByParts = path === '/case-search-fl' && deps.by === undefined;
  const query = isByParts ? floridaResultsQuery(deps) : caseResultsQuery(state, deps);
  if (page === undefined) return { state, isOffered: false };
  if (isByParts) void queryClient.prefetchQuery(floridaCourtsQuery());
  else void queryClient.prefetchQuery(courtChoicesQuery(state));
  if (query) void queryClient.prefetchQuery(query);
  return { state, isOffered: true };
}
