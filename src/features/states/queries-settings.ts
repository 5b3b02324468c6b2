import { getListStateSettingsSuspenseQueryOptions } from '@/api/generated/filing';

/** What the product supports in each state, and the state's e-filing provider. Apart from queries.ts, which every page loads. */
export const stateSettingsQuery = getListStateSettingsSuspenseQueryOptions({
  query: { staleTime: 24 * 60 * 60 * 1000 },
});
