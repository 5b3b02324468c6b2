/** Cases in the courts' records, of the page that searches and of those that file into what it finds. */
import { getListCourtCasesQueryKey, searchCourtCases } from '@/api/generated/filing';
import type { CaseSearchRequest, CaseSearchResult } from '@/api/generated/filing/model';
import { derivedQuery } from './derived-query';

/** The most that a page of results holds. Courts list two pages at most. */
const pageSize = 100;

/** The cases that a search finds, in full. Asked again each time: courts open cases every day. */
export function caseSearchQuery(request: Omit<CaseSearchRequest, 'page' | 'pageSize'>) {
  return derivedQuery({
    queryKey: [...getListCourtCasesQueryKey(request.state), 'search', request],
    queryFn: async ({ signal }): Promise<CaseSearchResult[]> => {
      const first = await searchCourtCases({ ...request, page: 1, pageSize }, { signal });
      if (first.totalCount <= first.items.length) return first.items;
      const second = await searchCourtCases({ ...request, page: 2, pageSize }, { signal });
      return [...first.items, ...second.items];
    },
    staleTime: 0,
  });
}
