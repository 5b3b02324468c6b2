/** Queries of the pages that start a filing, which every provider answers alike. */
import { getListCourtCasesQueryOptions, getListDraftsQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';

/** The firm's drafts in a state, or in one matter; most recently saved first. */
export function draftsToContinueOptions(state: StateCode, mappingId: string | undefined) {
  return getListDraftsQueryOptions(state, { mappingId });
}

/** The cases the firm has filed into in a state, latest first. */
export function courtCasesOptions(state: StateCode) {
  return getListCourtCasesQueryOptions(state);
}
