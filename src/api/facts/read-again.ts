import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reads queries again that are on screen. One that is being read for the first time is read once more afterwards: its
 * answer may be from before. Failures are left to their pages.
 * @param refetchType 'none' only marks them, to be read when the window gets the focus
 */
export async function readAgain(
  queryClient: QueryClient,
  queries: Iterable<Query>,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const all = new Set(queries);
  const begun = new Set([...all].filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle'));
  await queryClient.invalidateQueries({ predicate: (query) => all.has(query), refetchType });
  if (begun.size > 0) await queryClient.invalidateQueries({ predicate: (query) => begun.has(query), refetchType });
}
