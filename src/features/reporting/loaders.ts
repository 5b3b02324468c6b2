/** Starts the queries of the reports' first render (docs/adr/0018). */
import type { QueryClient } from '@tanstack/react-query';
import { allFeesQuery, feeSummaryQuery, paymentsQuery } from '@/features/billing';
import { orderFiltersQuery } from '@/features/orders';
import { toReportRequest } from './lists/report-list';
import { keysOf } from './model/groups';
import { groupsQuery, missingRequest, orderCountsQuery, serviceCategoriesQuery } from './queries';
import type { ReportingSearch, ReportSearch } from './search';

export function startReporting(queryClient: QueryClient, search: ReportingSearch): void {
  switch (search.show) {
    case 'orders':
      return void queryClient.prefetchQuery(orderCountsQuery(search));
    case 'payments':
      return void queryClient.prefetchQuery(paymentsQuery);
    case 'recovery':
      if (search.list === 'missing') return void queryClient.prefetchQuery(allFeesQuery(missingRequest(search)));
      return void queryClient.prefetchQuery(groupsQuery({ ...search, by: search.by ?? 'matter' }));
    case 'charge':
      return;
    case undefined:
      return void queryClient.prefetchQuery(groupsQuery(search));
  }
}

export function startReport(queryClient: QueryClient, search: ReportSearch): void {
  void queryClient.prefetchQuery(orderFiltersQuery({}));
  void queryClient.prefetchQuery(serviceCategoriesQuery);
  const request = toReportRequest(search);
  if (search.by === undefined) return void queryClient.prefetchQuery(feeSummaryQuery(request));
  const { sort: _sort, ...filters } = request;
  void queryClient.prefetchQuery(feeSummaryQuery({ ...filters, groupBy: keysOf(search), top: 1, skip: 0 }));
}
