/** Serving without filing, and what it makes stale. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OneLegalEServiceRequest, StateCode } from '@/api/generated/filing/model';
import { loadEService } from '@/features/efiling';

interface Serving {
  state: StateCode;
  request: OneLegalEServiceRequest;
  idempotencyKey: string;
}

/** Serves documents. Never retried automatically (decision 15). */
export function useServe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ state, request, idempotencyKey }: Serving) => {
      const { serve } = await loadEService();
      return serve(state, request, { 'Idempotency-Key': idempotencyKey });
    },
    // Lists, the order that is served again and its contact show it, even if the answer was lost.
    onSettled: () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('Codes') }),
  });
}
