import { useMutationState } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { isUnderway } from '@/features/documents';
import type { UnattachedDocument } from '@/features/efiling';
import { useDraft } from './draft-context';
import { useDraftUploads } from './draft-uploads';

/** Documents that are still uploading, failed or were rejected. Upload progress alone doesn't re-render. */
export function useUnattachedDocuments(): readonly UnattachedDocument[] {
  const queue = useDraftUploads();
  const snapshot = useSyncExternalStore(queue.subscribe, () => JSON.stringify(queue.uploads().map(toUnattached)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot changes with the result
  return useMemo(() => queue.uploads().map(toUnattached), [queue, snapshot]);
}

type Uploads = ReturnType<ReturnType<typeof useDraftUploads>['uploads']>;

function toUnattached(upload: Uploads[number]): UnattachedDocument {
  const { slot, name, state } = upload;
  const isUploading = isUnderway(upload) || state.kind === 'uploaded';
  return {
    filingId: slot.filingId,
    role: slot.role,
    fileName: name,
    why: isUploading ? 'uploading' : state.kind === 'failed' ? 'failed' : 'refused',
  };
}

/** Mutation key of the document changes of a draft. */
export const documentChangeKey = (orderId: number) => ['document-change', orderId];

/** The variables of a change, which the mutation cache holds untyped. */
const changeSchema = z.object({
  document: z.object({ fileName: z.string() }),
  slot: z.object({ filingId: z.string(), role: z.enum(['lead', 'attachment']) }),
});

/** Documents being changed. Submitting now would file them unchanged. */
export function useChangingDocuments(): readonly UnattachedDocument[] {
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
