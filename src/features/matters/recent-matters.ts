import { queryOptions } from '@tanstack/react-query';
import { getListFilingMappingsQueryOptions } from '@/api/generated/filing';

/** The matters that the firm worked on, the latest first. */
export const recentMattersQuery = queryOptions({
  ...getListFilingMappingsQueryOptions(),
  staleTime: 60_000,
});
