/** Where the uploads of a page live: outside React, so that they continue while the person moves between steps or leaves. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { checkFile, sendFile } from './upload-file';
import { type UploadPorts, UploadQueue, useHasUnderway } from './upload-queue';
import { UploadRecord } from './upload-record';

/** The usual way of files for filing: checked in the browser, sent to the file manager under their names. */
export function usualPorts(mappingId: string | undefined, load: UploadPorts['load']): UploadPorts {
  return { check: checkFile, send: (file, options) => sendFile(file, { mappingId }, options), load };
}

/**
 * Creates the hook that returns the uploads of a subject: a person's draft, or what a person enters on a page.
 * @param kind sets apart subjects of different kinds
 * @param slot where a document belongs, as it is recorded
 */
export function createUploadQueues<Slot>(kind: string, slot: z.ZodMiniType<Slot>) {
  /** By application. */
  const queues = new WeakMap<QueryClient, Map<string, UploadQueue<Slot>>>();
  return function useUploadQueue(subject: string, ports: UploadPorts<Slot>): UploadQueue<Slot> {
    const client = useQueryClient();
    const ofSubjects = queues.get(client) ?? new Map<string, UploadQueue<Slot>>();
    queues.set(client, ofSubjects);
    const queue = ofSubjects.get(subject) ?? new UploadQueue(ports, new UploadRecord(`${kind}.${subject}`, slot));
    ofSubjects.set(subject, queue);
    return queue;
  };
}

/** Asks before the page is left while documents are uploading. `keepsOn`: pages where they are still seen. */
export function useUploadGuard<Slot>(queue: UploadQueue<Slot>, keepsOn?: (params: object) => boolean): void {
  useLeaveGuard({
    isActive: useHasUnderway(queue),
    question: {
      title: 'Documents are still uploading',
      content:
        'If you leave now, uploads continue and the documents are added when you return. Closing the page stops them.',
      confirmLabel: 'Leave',
    },
    keepsOn,
  });
}
