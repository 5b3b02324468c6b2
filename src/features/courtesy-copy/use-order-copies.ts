/** Saves and orders courtesy copies, once whatever is pressed or lost (decision 15). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { loadEService, type OrderedCopies } from '@/features/efiling';
import { draftKeys, type EnteredCopy, orderKeys } from './model/entered-copy';

interface Saving {
  state: StateCode;
  /** Whose keys are used. */
  subject: string;
  copies: OrderedCopies;
  saved: EnteredCopy['saved'];
  mappingId: string | undefined;
  clientReference: string | undefined;
}

async function saveCopies({ state, subject, copies, saved, mappingId, clientReference }: Saving) {
  const { saveCopies: save } = await loadEService();
  const { orderId, version } = await save(state, copies, {
    saved,
    idempotencyKey: draftKeys.keyOf(subject),
    ...(mappingId !== undefined && { mappingId }),
    ...(clientReference !== undefined && { clientReference }),
  });
  return { orderId, version };
}

/**
 * Saves a draft, and orders it if asked to. `onSaved` stores the draft's version before anything is ordered, so that a
 * repeated order finds its draft.
 */
export function useOrderCopies() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      onSaved,
      isOrder,
      ...saving
    }: Saving & { onSaved: (saved: Saved) => void; isOrder: boolean }) => {
      let { saved } = saving;
      try {
        saved = await saveCopies(saving);
        onSaved(saved);
      } catch (error) {
        // It was ordered, and the answer lost: the order's key finds it.
        if (!isOrder || !saved || failureOf(error).code !== 'draft-submitted') throw error;
      }
      if (!isOrder) return saved.orderId;
      const { orderCopies } = await loadEService();
      const headers = { 'Idempotency-Key': orderKeys.keyOf(saving.subject) };
      return (await orderCopies(saving.state, saving.copies, saved, headers)).orderId;
    },
    // Lists and the draft show it, even if the answer was lost.
    onSettled: () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('Codes') }),
  });
}

type Saved = NonNullable<EnteredCopy['saved']>;

/** Tells why the copies weren't ordered, or that it isn't known, and what to do. */
export function orderFailureText(error: unknown): string {
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the copies were ordered. Try again: nothing is ordered twice.';
  const failure = failureOf(error);
  const [first] = Object.values(failure.fieldErrors).flat();
  switch (failure.kind) {
    case 'signed-out':
      return 'Your session has ended and nothing was ordered. Sign in again, then try again.';
    case 'offline':
      return 'You’re offline, and nothing was ordered. Try again once you’re back online.';
    default:
      return `${first ?? failure.detail ?? 'The copies could not be ordered.'} Nothing was ordered.`;
  }
}
