import { useSyncExternalStore } from 'react';
import type { Upload } from './upload';
import type { UploadQueue } from './upload-queue';

/** The documents that are on their way or were refused, as that changes. */
export function useUploads<Slot>(queue: UploadQueue<Slot>): readonly Upload<Slot>[] {
  return useSyncExternalStore(queue.subscribe, queue.uploads);
}

/** Whether leaving the page now would lose a document. */
export function useHasUnderway(queue: UploadQueue<unknown>): boolean {
  return useSyncExternalStore(queue.subscribe, queue.hasUnderway);
}
