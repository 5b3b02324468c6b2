import { queryOptions } from '@tanstack/react-query';
import { getListFilingMappingsQueryOptions } from '@/api/generated/filing';

/** The firm's recent matters, latest first. */
export const recentMattersQuery = queryOptions({
  ...getListFilingMappingsQueryOptions(),
  staleTime: 60_000,
});
