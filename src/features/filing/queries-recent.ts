/** What was filed before: the person's last choices and the firm's parties. Empty where the deployment keeps none. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import type { StateCode } from '@/api/generated/filing/model';
import { getGetRecentFilingsQueryOptions, getSearchEarlierPartiesQueryOptions } from '@/api/generated/workspace';
import type { RecentFilings } from '@/api/generated/workspace/model';

/** Before anything was filed. */
export const nothingFiled: RecentFilings = {
  courtCodes: [],
  caseCategoryCodes: [],
  caseTypeCodes: [],
  filingTypes: [],
};

/** Milliseconds that a change waits for defaults. */
const patience = 3_000;

/** The person's recent choices in a state, and at a court. Always a suggestion: no page waits for them. */
export function recentFilingsOptions(state: StateCode, courtCode?: string) {
  return { ...getGetRecentFilingsQueryOptions(state, { courtCode }), enabled: hasWorkspace(), retry: false };
}

/** Tells what defaults need, unless it fails or is late. Defaults never hold up a person's work. */
export async function ifInTime<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patience);
  return Promise.race([loading.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** The recent choices at a court, in time for a change. */
export async function loadRecentFilings(
  client: QueryClient,
  state: StateCode,
  courtCode: string | undefined,
): Promise<RecentFilings> {
  if (!hasWorkspace() || courtCode === undefined) return nothingFiled;
  return (await ifInTime(client.fetchQuery(recentFilingsOptions(state, courtCode)))) ?? nothingFiled;
}

/** The person's recent courts. */
export function useRecentCourts(state: StateCode): readonly string[] {
  return (useQuery(recentFilingsOptions(state)).data ?? nothingFiled).courtCodes;
}

/** Parties of the firm's earlier cases by name. @param search undefined until there is enough to search for. */
export function useEarlierParties(state: StateCode, search: string | undefined) {
  return useQuery({
    ...getSearchEarlierPartiesQueryOptions(state, { search: search ?? '' }),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
