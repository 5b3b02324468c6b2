/** Queries and mutations of reading papers. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  confirmExtraction,
  getExtraction,
  getGetExtractionQueryKey,
  startExtraction,
} from '@/api/generated/extraction';
import type { ConfirmedField, Extraction, ExtractionToStart } from '@/api/generated/extraction/model';

/** Milliseconds between looks at a reading under way. */
const pollEvery = 1_000;

const isUnderWay = (extraction: Extraction | undefined) =>
  extraction?.status === 'queued' || extraction?.status === 'reading';

/** A reading, looked at again until it is over. */
export function extractionQuery(extractionId: string) {
  return queryOptions({
    queryKey: getGetExtractionQueryKey(extractionId),
    queryFn: ({ signal }) => getExtraction(extractionId, { signal }),
    meta: { shows: ['extractions'] },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? pollEvery : false),
  });
}

/** Has papers read. Nothing is ordered by it: a repetition reads them again. */
export function useStartExtraction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: ExtractionToStart) => {
      const extraction = await startExtraction(asked);
      requireOurs('startExtraction', extraction.files.length === asked.fileIds.length);
      return extraction;
    },
    onSuccess: (extraction) => queryClient.setQueryData(extractionQuery(extraction.extractionId).queryKey, extraction),
  });
}

/** Keeps what a person confirmed. */
export function useConfirmExtraction(extractionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (fields: ConfirmedField[]) => {
      const extraction = await confirmExtraction(extractionId, { fields });
      requireOurs('confirmExtraction', extraction.extractionId === extractionId);
      return extraction;
    },
    onSuccess: (extraction) => queryClient.setQueryData(extractionQuery(extractionId).queryKey, extraction),
  });
}
