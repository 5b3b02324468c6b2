import type { QueryClient } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import { toStampedCopiesRequest } from './lists/stamped-copies-list';
import { stampedCopiesQuery } from './queries';
import type { StampedCopiesSearch } from './search';

/** Starts the page of copies that an address shows. */
export function startStampedCopies(queryClient: QueryClient, search: StampedCopiesSearch): void {
  if (hasWorkspace()) void queryClient.prefetchQuery(stampedCopiesQuery(toStampedCopiesRequest(search)));
}
