import type { QueryClient } from '@tanstack/react-query';
import { mappingIdInForce } from './mapping-in-force';
import { mappingQuery } from './queries';

/** Starts the matter that the pages name, given the mapping in the URL. Waits for nothing. */
export function startMatter(queryClient: QueryClient, inUrl: string | undefined): void {
  const mappingId = mappingIdInForce(inUrl);
  if (mappingId !== undefined) void queryClient.prefetchQuery(mappingQuery(mappingId));
}
