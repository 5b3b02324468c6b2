/** Changes to the firm's connection with File & ServeXpress. Each makes its status stale. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import { disconnectFsx, saveFsxAuthentication } from '@/api/generated/filing';
import { fsxOrganizationQuery, fsxStatusQuery } from './queries';

/** Asks again whether the firm is connected. */
export function refreshFsx(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: fsxStatusQuery.queryKey });
}

/**
 * Saves the pending connection, if it still is with the organization that the person saw: a colleague may have signed in
 * for another since. @param organizationId the organization they saw.
 */
export function useSaveConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (organizationId: string): Promise<'saved' | 'changed'> => {
      const now = await queryClient.fetchQuery({ ...fsxOrganizationQuery(organizationId), staleTime: 0 });
      if (now.organizationId !== organizationId) return 'changed';
      const saved = await saveFsxAuthentication();
      requireOurs('saveFsxAuthentication', saved.status === 'connected' && saved.organizationId === organizationId);
      queryClient.setQueryData(fsxStatusQuery.queryKey, saved);
      return 'saved';
    },
    // Without an answer, the change may have happened.
    onSettled: () => refreshFsx(queryClient),
  });
}

/** Ends the connection, or discards a pending one. Submitted filings are unaffected. @throws ApiError */
export async function disconnect(queryClient: QueryClient): Promise<void> {
  try {
    await disconnectFsx();
    queryClient.setQueryData(fsxStatusQuery.queryKey, { status: 'not-connected' });
  } finally {
    await refreshFsx(queryClient);
  }
}
