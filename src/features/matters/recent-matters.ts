import { queryOptions } from '@tanstack/react-query';
import { getListFilingMappingsQueryOptions } from '@/api/generated/filing';

/** The firm's recent matters, latest first. Apart from queries.ts, which every page loads. */
export const recentMattersQuery = queryOptions({
  ...getListFilingMappingsQueryOptions(),
  staleTime: 60_000,
});
