/** Route loaders of the pages that show the connection. */
import type { QueryClient } from '@tanstack/react-query';
import { isAllowed } from '@/features/firm';
import { fsxReturnQuery, fsxStatusQuery } from './queries';
import { keptFsxReturn } from './sign-in-return';

/** Starts the status for who files, where the connection is one of several. */
export function startFsxStatus(queryClient: QueryClient): void {
  void isAllowed(queryClient, 'canFile').then(async (mayFile) => {
    if (mayFile) await queryClient.prefetchQuery(fsxStatusQuery);
  });
}

/**
 * Starts what the connection's page shows. `returned`: the query with which FSX sent the browser back, if it isn't
 * answered yet.
 */
export function loadConnection(queryClient: QueryClient): { returned: string | undefined } {
  const returned = keptFsxReturn();
  // The status follows from the return.
  if (returned === undefined) startFsxStatus(queryClient);
  else void queryClient.prefetchQuery(fsxReturnQuery(returned));
  return { returned };
}
