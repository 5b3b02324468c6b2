import { useMemo, useSyncExternalStore } from 'react';
import { isUnderway } from '@/features/documents';
import type { UnattachedDocument } from '../model/filing-tables';
import { useDraftUploads } from './use-document-uploads';

/** The documents that were added and are not attached: on their way, failed or refused. Progress makes no difference. */
export function useUnattached(): readonly UnattachedDocument[] {
  const queue = useDraftUploads();
  const written = useSyncExternalStore(queue.subscribe, () => JSON.stringify(queue.uploads().map(toUnattached)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text tells whether anything has changed
  return useMemo(() => queue.uploads().map(toUnattached), [queue, written]);
}

type Uploads = ReturnType<ReturnType<typeof useDraftUploads>['uploads']>;

function toUnattached(upload: Uploads[number]): UnattachedDocument {
  const { slot, file, state } = upload;
  const isComing = isUnderway(upload) || state.kind === 'uploaded';
  return {
    filingId: slot.filingId,
    role: slot.role,
    fileName: file.name,
    why: isComing ? 'coming' : state.kind === 'failed' ? 'failed' : 'refused',
  };
}
