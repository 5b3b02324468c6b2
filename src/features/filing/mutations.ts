/** What the filing screens change. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getListDraftsQueryKey } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { filingFlows, type Submission } from './filing-flows';
import { type FilingContent, flowOf } from './model/filing-content';

interface CreateDraft {
  state: StateCode;
  content: FilingContent;
  /** Made once for the choice that makes the draft: repeated, it never makes a second one. */
  idempotencyKey: string;
  mappingId: string | undefined;
  clientReference: string | undefined;
}

/** Makes a draft. */
export function useCreateDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ state, ...draft }: CreateDraft) => filingFlows[flowOf(draft.content)].saveDraft(state, draft),
    onSuccess: async (draft) => {
      queryClient.setQueryData(filingFlows[flowOf(draft.content)].draftKey(draft.state, draft.orderId), draft);
      await queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey(draft.state) });
    },
  });
}

interface SubmitDraft {
  state: StateCode;
  submission: Submission;
  idempotencyKey: string;
}

/** Submits a draft to the court. Never sent by itself: only a person's press sends it (decision 15). */
export function useSubmitDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ state, submission, idempotencyKey }: SubmitDraft) =>
      filingFlows[flowOf(submission.content)].submit(state, submission, { 'Idempotency-Key': idempotencyKey }),
    onSuccess: (_result, { state, submission }) => {
      const { draftKey } = filingFlows[flowOf(submission.content)];
      queryClient.removeQueries({ queryKey: draftKey(state, submission.orderId), exact: true });
      // Lists, order and fees: what was known of the firm's orders is known no more.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isCode(queryKey) });
    },
  });
}

/** The court's code tables do not change with a submission. */
function isCode(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'Tyler' && queryKey[2] === 'Codes';
}
