/** Queries of the reports: fees added up, and the lines of statements. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getGetOrderSearchFiltersQueryOptions,
  getListServiceSearchCategoriesQueryOptions,
  getSearchFeeSummaryQueryKey,
  searchFeeSummary,
} from '@/api/generated/billing';
import type { FeeSummarySearchRequest, StatementMatch } from '@/api/generated/billing/model';
import { feeSummaryQuery } from '@/features/billing';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { groupsRequest, keysOf } from './model/groups';
import { missingStates } from './model/recovery';
import type { ReadLine } from './model/statement';
import type { ReportingSearch } from './search';

/** The groups that an address of the reports shows. */
export function groupsQuery(search: ReportingSearch) {
  return feeSummaryQuery(groupsRequest(keysOf(search), search));
}

/** The services that can be filtered by, in groups. */
export const serviceCategoriesQuery = queryOptions(getListServiceSearchCategoriesQueryOptions());

/** Tells how many orders there are by service, status, court, state and person. */
export function orderCountsQuery({ from, to }: Pick<ReportingSearch, 'from' | 'to'>) {
  return queryOptions({
    ...getGetOrderSearchFiltersQueryOptions({
      'DateOrdered.Gte': from,
      'DateOrdered.Lte': to,
      ExcludeStatuses: ['draft'],
    }),
    placeholderData: keepPreviousData,
  });
}

/** Lines per request: the backend's limit. */
const linesPerCall = 500;

/** Tells what the lines of a statement are, in their order. */
export function statementQuery(lines: readonly ReadLine[]) {
  const statement = lines.map(({ line, descriptor, amount, postedOn }) => ({ line, descriptor, amount, postedOn }));
  return queryOptions({
    queryKey: getSearchFeeSummaryQueryKey({ top: 1, skip: 0, statement }),
    queryFn: async ({ signal }) => {
      const matches: StatementMatch[] = [];
      for (let start = 0; start < statement.length; start += linesPerCall) {
        const part = statement.slice(start, start + linesPerCall);
        const found = await searchFeeSummary({ top: 1, skip: 0, statement: part }, { signal });
        matches.push(...(found.statementMatches ?? []));
      }
      return matches;
    },
    meta: { shows: ['charges', 'recovery', 'orders', 'invoices'] },
    // A statement is gone with the page.
    gcTime: 0,
  });
}

/** Charges that clients may owe and no one has billed. */
export function missingRequest({ from, to }: Pick<ReportingSearch, 'from' | 'to'>): FeeSummarySearchRequest {
  const days = rangeOf(from, to);
  return { recovery: [...missingStates], dateFrom: days?.gte, dateTo: days?.lte, top: 500, skip: 0 };
}
