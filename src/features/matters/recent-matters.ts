import { queryOptions } from '@tanstack/react-query';
import { getListFilingMappingsQueryOptions } from '@/api/generated/filing';
import type { FilingMapping } from '@/api/generated/filing/model';

/** The matters that the firm worked on, the latest first. */
export const recentMattersQuery = queryOptions({
  ...getListFilingMappingsQueryOptions<FilingMapping[], Error>(),
  staleTime: 60_000,
});
