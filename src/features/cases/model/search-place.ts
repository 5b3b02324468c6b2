/** Where a state's cases are searched (dockets, section 1). */
import type { StateCode, StateSettings } from '@/api/generated/filing/model';

/** The state of `/case-search-fl`. */
export const floridaState: StateCode = 'FL';

/** States whose search is another page. */
const ownPages: Partial<Readonly<Record<StateCode, '/case-search-fl' | '/docket-sync/search'>>> = {
  FL: '/case-search-fl',
  NY: '/docket-sync/search',
};

/** The page that searches a state's cases; undefined where its courts can't be searched. */
export function searchPageOf(state: StateCode, settings: readonly Pick<StateSettings, 'state' | 'caseSearch'>[]) {
  const setting = settings.find((each) => each.state === state);
  if (setting?.caseSearch === false) return undefined;
  return ownPages[state] ?? '/case-search';
}
