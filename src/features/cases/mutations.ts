/** Changes to the firm's list of court cases. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import { upsertDocketCase } from '@/api/generated/docket-sync';
import type { CaseUpsert } from '@/api/generated/docket-sync/model';
import { removeCourtCase } from '@/api/generated/filing';
import type { StateCode, TrackedCase } from '@/api/generated/filing/model';
import { withCaseBack } from './model/listed-cases';
import { courtCasesQuery } from './queries';

/**
 * Removes a case from the list. Its row goes at once; when that fails it alone comes back in its place, and the list is
 * read again.
 * @param onFailed called though the row, and what was pressed in it, is gone
 */
export function useRemoveCase(state: StateCode, onFailed: (error: Error) => void) {
  const queryClient = useQueryClient();
  const { queryKey } = courtCasesQuery(state);
  return useMutation({
    mutationFn: ({ id }: TrackedCase) => removeCourtCase(state, { caseToRemove: { id } }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      const listed = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (cases) => cases?.filter((each) => each.id !== id));
      return { before: listed?.map((each) => each.id) ?? [] };
    },
    onError: (error, courtCase, taken) => {
      queryClient.setQueryData(queryKey, (cases) => cases && withCaseBack(cases, courtCase, taken?.before ?? []));
      onFailed(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey, exact: true }),
  });
}

/** Adds a case to the list. Repeating it adds no second one. */
export function useAddCase(state: StateCode) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (courtCase: CaseUpsert) => {
      const saved = await upsertDocketCase(courtCase);
      requireOurs('upsertDocketCase', saved.state === courtCase.state && saved.caseNumber === courtCase.caseNumber);
      return saved;
    },
    // Without an answer, the case may have been added.
    onSettled: () => queryClient.invalidateQueries({ queryKey: courtCasesQuery(state).queryKey, exact: true }),
  });
}
