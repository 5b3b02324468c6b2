/** Papers being uploaded to be read. They live outside React, for one person in this tab. */
import * as z from 'zod/mini';
import type { CourtState } from '@/api/generated/serving/model';
import { createUploadQueues, type UploadQueue, usualPorts } from '@/features/documents';
import { usePerson } from '@/features/session';
import { loadPaper } from '../ordering/draft/paper-uploads';

const usePapers = createUploadQueues('import', z.literal('papers'));

/** The person's papers: the next person in this tab doesn't get them. */
export function useImportUploads(state: CourtState, mappingId: string | undefined): UploadQueue<'papers'> {
  return usePapers(
    `${usePerson()?.userId ?? 0}`,
    usualPorts(mappingId, ({ url, name }) => loadPaper(state, { url, fileName: name })),
  );
}
