/** What the filing screens change. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getGetNewCaseDraftQueryKey,
  getListDraftsQueryKey,
  saveNewCaseDraft,
  submitNewCase,
} from '@/api/generated/filing';
import type { StateCode, SubmitNewCase } from '@/api/generated/filing/model';
import type { FilingContent } from './model/filing-content';

interface CreateDraft {
  state: StateCode;
  content: FilingContent;
  /** Made once for the choice that makes the draft: repeated, it never makes a second one. */
  idempotencyKey: string;
  mappingId: string | undefined;
  clientReference: string | undefined;
}

/** Makes the draft of a new case. */
export function useCreateDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ state, ...draft }: CreateDraft) => saveNewCaseDraft(state, draft),
    onSuccess: async (draft) => {
      queryClient.setQueryData(getGetNewCaseDraftQueryKey(draft.state, draft.orderId), draft);
      await queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey(draft.state) });
    },
  });
}

interface SubmitDraft {
  state: StateCode;
  submission: SubmitNewCase;
  idempotencyKey: string;
}

/** Submits the draft of a new case to the court. Never sent by itself: only a person's press sends it (decision 15). */
export function useSubmitDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ state, submission, idempotencyKey }: SubmitDraft) =>
      submitNewCase(state, submission, { 'Idempotency-Key': idempotencyKey }),
    onSuccess: (_result, { state, submission }) => {
      queryClient.removeQueries({ queryKey: getGetNewCaseDraftQueryKey(state, submission.orderId) });
      // Lists, order and fees: what was known of the firm's orders is known no more.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'court-tables' && !isCode(queryKey),
      });
    },
  });
}

/** The court's code tables do not change with a submission. */
function isCode(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'Tyler' && queryKey[2] === 'Codes';
}
