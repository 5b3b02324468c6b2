/** Mutations of the filing screens. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import { getListDraftsQueryKey } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { type FilingContent, type FilingProvider, flowOf, type Submission } from '@/features/efiling';
import { useProvider } from './provider-context';

interface CreateDraft {
  state: StateCode;
  content: FilingContent;
  /** The provider of the court. */
  provider: FilingProvider;
  /** Generated once per choice of court or case, to prevent duplicate drafts on retries. */
  idempotencyKey: string;
  mappingId: string | undefined;
  clientReference: string | undefined;
}

/** Creates a draft. */
export function useCreateDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ state, provider: { calls }, ...draft }: CreateDraft) => {
      const saved = await calls[flowOf(draft.content)].saveDraft(state, draft);
      requireOurs('saveDraft', saved.state === state && saved.content.courtCode === draft.content.courtCode);
      return saved;
    },
    onSuccess: async (draft, { provider: { calls } }) => {
      queryClient.setQueryData(calls[flowOf(draft.content)].draftKey(draft.state, draft.orderId), draft);
      await queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey(draft.state) });
    },
  });
}

interface SubmitDraft {
  state: StateCode;
  submission: Submission;
  idempotencyKey: string;
}

/** Submits a draft to the court. Never retried automatically (decision 15). */
export function useSubmitDraft() {
  const queryClient = useQueryClient();
  const { calls, isTable } = useProvider();
  return useMutation({
    mutationFn: async ({ state, submission, idempotencyKey }: SubmitDraft) => {
      const { submit } = calls[flowOf(submission.content)];
      const result = await submit(state, submission, { 'Idempotency-Key': idempotencyKey });
      requireOurs('submit', result.orderId === submission.orderId);
      return result;
    },
    onSuccess: (_result, { state, submission }) => {
      const { draftKey } = calls[flowOf(submission.content)];
      queryClient.removeQueries({ queryKey: draftKey(state, submission.orderId), exact: true });
      // The firm's lists, orders and fees are now outdated.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isTable(queryKey) });
    },
  });
}
