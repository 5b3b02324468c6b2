import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import { integrateMapping } from '@/api/generated/integration';
import { ourDocumentsQuery } from './queries';

/** Sends again what didn't arrive in the matter. It runs in the background and sends nothing twice. */
export function useSendAgain(clientReference: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (mappingIds: readonly string[]) => {
      for (const mappingId of mappingIds) {
        const started = await integrateMapping('1', mappingId);
        requireOurs('integrateMapping', started.mappingId === mappingId);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ourDocumentsQuery(clientReference).queryKey }),
  });
}
