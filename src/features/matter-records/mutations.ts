import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeFailed, requireOurs } from '@/api/errors';
import { integrateMapping } from '@/api/generated/integration';
import { changeFile, type FileChange, readChangeFailure, saveFileName, usualPolicy } from '@/features/documents';
import { showFailure, showToast } from '@/lib/ui/toast';
import { ourDocumentsQuery } from './queries';

/** Sends again what didn't arrive in the matter. It runs in the background and sends nothing twice. */
export function useSendAgain(clientReference: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (mappingIds: readonly string[]) => {
      for (const mappingId of mappingIds) {
        const started = await integrateMapping('1', mappingId);
        requireOurs('integrateMapping', started.mappingId === mappingId);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ourDocumentsQuery(clientReference).queryKey }),
  });
}

/** An upload that nothing uses yet. */
export interface Upload {
  clientReference: string;
  fileId: string;
  /** As the person sees it. */
  name: string;
}

/** Makes a smaller or searchable copy of an upload, which is listed beside it. */
export function useChangeUpload({ clientReference, fileId, name }: Upload, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: FileChange) =>
      changeFile(
        change,
        // No change here is made in the browser, which would load the file.
        { fileId, fileName: name, sideways: [], load: () => Promise.reject(new Error(`${name} is not loaded.`)) },
        usualPolicy.maxDocumentBytes,
      ),
    onSuccess: ({ file, text }) => {
      showToast({ tone: file ? 'good' : 'neutral', title: name, message: text });
      onDone();
    },
    onError: (error) =>
      showFailure(
        changeFailed(error, `No copy of ${name} was made`, `a copy of ${name} was made`),
        readChangeFailure(error).reason,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ourDocumentsQuery(clientReference).queryKey }),
  });
}

/**
 * Renames an upload. A name that someone else gave it since the person saw it stays, and the person is told. Of two saved
 * in the same moment, the later stays, and the list shows it.
 */
export function useRenameUpload({ clientReference, fileId, name: seen }: Upload) {
  const queryClient = useQueryClient();
  const query = ourDocumentsQuery(clientReference);
  return async (name: string): Promise<void> => {
    const documents = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const now = documents.find((document) => document.fileId === fileId)?.name;
    // Nothing was sent, so this is certain.
    const notRenamed = `${seen} was not renamed`;
    if (now === undefined) showFailure(notRenamed, 'It is used by an order now.');
    else if (now !== seen) showFailure(notRenamed, `Someone else renamed it to ${now} meanwhile.`);
    else
      try {
        await saveFileName(fileId, name);
      } finally {
        await queryClient.invalidateQueries({ queryKey: query.queryKey });
      }
  };
}
