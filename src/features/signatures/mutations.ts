/** Sending envelopes, reminding signers and voiding, and what that makes stale. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remindSigners, sendEnvelope, voidEnvelope } from '@/api/generated/serving';
import type { EnvelopeToSend } from '@/api/generated/serving/model';

/** Lists, fees and the order's page show it, even if the answer was lost. */
function useStale() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('Codes') });
}

/** Sends an envelope. Never retried automatically (decision 15). */
export function useSendEnvelope() {
  const onSettled = useStale();
  return useMutation({
    mutationFn: ({ envelope, key }: { envelope: EnvelopeToSend; key: string }) =>
      sendEnvelope(envelope, { 'Idempotency-Key': key }),
    onSettled,
  });
}

export function useRemindSigners(orderId: number) {
  return useMutation({ mutationFn: () => remindSigners(orderId), onSettled: useStale() });
}

export function useVoidEnvelope(orderId: number) {
  return useMutation({ mutationFn: (reason: string) => voidEnvelope(orderId, { reason }), onSettled: useStale() });
}
