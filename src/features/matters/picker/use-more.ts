import { useMemo } from 'react';
import type { MoreOptions } from '@/lib/form/combobox-list';

/** What a paged query says of its next page. */
interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The next page, for the end of a list. After a failure it is asked for only when somebody says so. */
export function useMore(query: PagedQuery): MoreOptions | undefined {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isOffered = hasNextPage && !isFetchNextPageError;
  return useMemo(
    () => (isOffered ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined),
    [isOffered, isFetchingNextPage, fetchNextPage],
  );
}
