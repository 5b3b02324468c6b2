/** What is asked of the backend for what the address of a fee summary holds. */
import type {
  FeeSummaryExportRequest,
  FeeSummarySearchRequest,
  FeeSummarySortField,
} from '@/api/generated/billing/model';
import { inOrder } from '@/lib/grid/url/grid-search';
import { toServerSort } from '@/lib/grid/url/sorting';
import type { FeeSummarySearch } from './search';

/** Columns by their name in the address, and what the backend calls them. */
const fields = {
  date: 'date',
  order: 'orderId',
  fee: 'description',
  service: 'service',
  person: 'userName',
  amount: 'amount',
  status: 'status',
} as const satisfies Record<string, FeeSummarySortField>;

export const feesPageSize = 100;

/** The latest first, when nobody sorts. */
export const defaultFeesSort = ['-date'] as const;

/** What is asked for the page of fees that an address shows. */
export function toFeeSummaryRequest(search: FeeSummarySearch, clientReference: string): FeeSummarySearchRequest {
  const { page = 1 } = search;
  return { ...criteriaOf(search, clientReference), top: feesPageSize, skip: (page - 1) * feesPageSize };
}

/** What is asked for the file: every fee that the address shows, on all pages. */
export function toFeeExportRequest(search: FeeSummarySearch, clientReference: string): FeeSummaryExportRequest {
  return { ...criteriaOf(search, clientReference), format: 'csv' };
}

function criteriaOf(search: FeeSummarySearch, clientReference: string) {
  const { from, to } = inOrder(search.from, search.to);
  return {
    clientReference,
    dateFrom: from,
    dateTo: to,
    services: search.service,
    userIds: search.person,
    chargeStatus: search.status ?? ('all' as const),
    sort: toServerSort(search.sort ?? defaultFeesSort, fields),
  };
}

/** How many filters are set. A range of days is one. */
export function filterCount({ status, service, person, from, to }: FeeSummarySearch): number {
  return [status, service, person, from ?? to].filter((each) => each !== undefined).length;
}
