/** Whether somebody is signed in with a state's filing service. */
import {
  getGetTylerAuthenticationQueryOptions,
  getListStateSettingsSuspenseQueryOptions,
} from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';

/** Asked anew whenever it matters: what was known of it has just turned out wrong. */
export function filingLoginQuery(state: StateCode) {
  return getGetTylerAuthenticationQueryOptions(state, { query: { staleTime: 0, gcTime: 0 } });
}

/** States, and through whom each is filed in. */
export const stateSettingsQuery = getListStateSettingsSuspenseQueryOptions({
  query: { staleTime: 24 * 60 * 60 * 1000 },
});
