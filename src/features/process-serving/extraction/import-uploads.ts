/** Papers being uploaded to be read. They live outside React, for one person in this tab. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CourtState } from '@/api/generated/serving/model';
import { checkFile, sendFile, UploadQueue } from '@/features/documents';
import { usePerson } from '@/features/session';
import { loadPaper } from '../ordering/draft/paper-uploads';

type ImportUploads = UploadQueue<'papers'>;

/** By application and person: the next person in this tab doesn't get them. */
const queues = new WeakMap<QueryClient, Map<number, ImportUploads>>();

/** The person's papers. */
export function useImportUploads(state: CourtState, mappingId: string | undefined): ImportUploads {
  const client = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const ofPeople = queues.get(client) ?? new Map<number, ImportUploads>();
  queues.set(client, ofPeople);
  const known = ofPeople.get(userId);
  if (known) return known;
  const queue: ImportUploads = new UploadQueue({
    check: checkFile,
    send: (file, options) => sendFile(file, { mappingId }, options),
    load: ({ url, name }) => loadPaper(state, { url, fileName: name }),
  });
  ofPeople.set(userId, queue);
  return queue;
}
