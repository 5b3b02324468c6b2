import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { UnattachedDocument } from '../model/filing-tables';
import { useDraft } from './draft-context';

/** Names the changes of a draft's documents among all mutations. */
export const documentChangeKey = (orderId: number) => ['document-change', orderId];

/** What is read of a change; the cache of mutations does not know whose variables it holds. */
const changeSchema = z.object({
  document: z.object({ fileName: z.string() }),
  slot: z.object({ filingId: z.string(), role: z.enum(['lead', 'attachment']) }),
});

/** Documents of the draft that are being changed: filing now would file them as they were. */
export function useChanging(): readonly UnattachedDocument[] {
  const { orderId } = useDraft();
  const changes = useMutationState({
    filters: { mutationKey: documentChangeKey(orderId), status: 'pending' },
    select: ({ state }) => changeSchema.safeParse(state.variables).data,
  });
  return useMemo(
    () =>
      changes.flatMap((change) =>
        change ? [{ ...change.slot, fileName: change.document.fileName, why: 'changing' as const }] : [],
      ),
    [changes],
  );
}
