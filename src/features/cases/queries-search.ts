/** What a case search finds, however the courts are asked. */
import { getListCourtCasesQueryKey } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { caseSearchQuery, derivedQuery, loadCaseLookup } from '@/features/efiling';
import { caseOfResult, type OpenedCase } from './model/case-links';
import { caseOfFlorida, floridaRequest, searchRequest } from './model/case-search';
import type { CaseSearchSearch } from './search';

/** The cases of an address; undefined while it asks for none. */
export function caseResultsQuery(state: StateCode, search: CaseSearchSearch) {
  const request = searchRequest(state, search);
  if (!request) return undefined;
  const found = caseSearchQuery(request);
  return derivedQuery({
    queryKey: [...found.queryKey, 'as cases'],
    queryFn: async ({ client }): Promise<OpenedCase[]> =>
      (await client.fetchQuery(found)).map((each) => caseOfResult(state, each)),
    staleTime: 0,
  });
}

/** The cases with a Florida number or citation; undefined while the address has neither. */
export function floridaResultsQuery({ by, county, year, kind, number, citation }: CaseSearchSearch) {
  const parts = { by, county, year, kind, number, citation };
  const isAsked = by === undefined && (citation !== undefined || (county && year && kind && number));
  if (!isAsked) return undefined;
  return derivedQuery({
    queryKey: [...getListCourtCasesQueryKey('FL'), 'by parts', parts],
    queryFn: async ({ client }): Promise<OpenedCase[]> => {
      const { courts, cases, facts } = await loadCaseLookup();
      const request = floridaRequest(parts, await client.ensureQueryData(courts()));
      if (!request) return [];
      return (await client.fetchQuery(cases(request))).map((each) => caseOfFlorida(each, facts.apiType));
    },
    staleTime: 0,
  });
}
