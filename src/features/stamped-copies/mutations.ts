import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requireOurs } from '@/api/errors';
import { tellChanged } from '@/api/facts/changes';
import { fetchStampedCopy } from '@/api/generated/workspace';
import type { StampedCopy } from '@/api/generated/workspace/model';

/** What fetching a copy again found. */
export type Fetched = 'kept' | 'same' | 'changed';

/**
 * Fetches a copy from the court, while its link lives. Lists follow with `refresh`, when the person has read the outcome:
 * a list of missing copies loses the row that is fetched.
 */
export function useFetchAgain(listed: StampedCopy) {
  const [copy, setCopy] = useState(listed);
  const { documentId, sha256 } = copy;
  const { mutate, isPending, error, data, isError } = useMutation({
    mutationFn: async (): Promise<{ copy: StampedCopy; found: Fetched }> => {
      const fetched = await fetchStampedCopy(documentId);
      requireOurs('fetchStampedCopy', fetched.documentId === documentId);
      const found = sha256 === undefined ? 'kept' : sha256 === fetched.sha256 ? 'same' : 'changed';
      return { copy: fetched, found };
    },
    onSuccess: (answer) => setCopy(answer.copy),
  });
  const refresh = () => {
    if (copy !== listed) tellChanged(['stamped-copies']);
  };
  return { copy, fetchAgain: () => mutate(), isPending, error, isError, found: data?.found, refresh };
}
