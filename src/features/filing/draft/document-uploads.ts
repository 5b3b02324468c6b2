/** The uploads of each draft, beside React: they go on while the person moves between the steps. */
import { checkFile, sendFile, UploadQueue } from '@/features/documents';
import type { DocumentSlot } from '../model/filing-entries';

export type DocumentUploads = UploadQueue<DocumentSlot>;

const queues = new Map<number, DocumentUploads>();

/** The uploads of a draft. `mappingId`: the matter that the files belong to. */
export function uploadsOf(orderId: number, mappingId: string | undefined): DocumentUploads {
  const known = queues.get(orderId);
  if (known) return known;
  const queue: DocumentUploads = new UploadQueue({
    check: checkFile,
    send: (file, options) => sendFile(file, { mappingId }, options),
  });
  queues.set(orderId, queue);
  return queue;
}
