/** Route loaders of the firm's e-filing accounts. */
import type { QueryClient } from '@tanstack/react-query';
import {
  getGetFilingConfigurationQueryOptions,
  getGetFilingVersionQueryOptions,
  getGetOptInReminderStatusQueryOptions,
  getListAttorneysQueryOptions,
  getListFirmAdminsQueryOptions,
  getListOptInHistoryQueryOptions,
} from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { factsOf } from '@/features/efiling';
import { currentPerson } from '@/features/session';
import { providerOfState, selectedState, stateSettingsQuery } from '@/features/states';

interface StateDeps {
  state?: string | undefined;
  mappingId?: string | undefined;
}

/** The state whose accounts are shown, by its name; `hasAdmins`: whether its provider has accounts of firms. */
export interface AccountsState {
  state: StateCode;
  stateName: string;
  hasAdmins: boolean;
}

async function loadState(queryClient: QueryClient, { state: inUrl, mappingId }: StateDeps): Promise<AccountsState> {
  const [state, settings] = await Promise.all([
    selectedState(queryClient, { state: inUrl, mappingId }, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  const stateName = settings.find((each) => each.state === state)?.name ?? state;
  return { state, stateName, hasAdmins: factsOf(await providerOfState(queryClient, state))?.hasSignIn ?? false };
}

/** The firm's attorneys in a state. */
export const attorneysQuery = (state: StateCode) => getListAttorneysQueryOptions(state);

/** The administrators of the firm's account with a state's filing service. */
export const adminsQuery = (state: StateCode) => getListFirmAdminsQueryOptions(state);

/** Tells what a person chose of the new filing form, and when to ask again. Changes with each choice. */
export const optInHistoryQuery = (userId: number) => ({ ...getListOptInHistoryQueryOptions(userId), staleTime: 0 });
export const reminderQuery = (userId: number) => ({ ...getGetOptInReminderStatusQueryOptions(userId), staleTime: 0 });

export const configurationQuery = { ...getGetFilingConfigurationQueryOptions(), staleTime: 0 };
export const versionQuery = getGetFilingVersionQueryOptions();

export async function loadAttorneys(queryClient: QueryClient, deps: StateDeps): Promise<AccountsState> {
  const loaded = await loadState(queryClient, deps);
  void queryClient.prefetchQuery(attorneysQuery(loaded.state));
  return loaded;
}

export async function loadAdmins(queryClient: QueryClient, deps: StateDeps): Promise<AccountsState> {
  const loaded = await loadState(queryClient, deps);
  if (loaded.hasAdmins) void queryClient.prefetchQuery(adminsQuery(loaded.state));
  return loaded;
}

export function startExperience(queryClient: QueryClient): void {
  const { userId } = currentPerson() ?? {};
  if (userId === undefined) return;
  void queryClient.prefetchQuery(optInHistoryQuery(userId));
  void queryClient.prefetchQuery(reminderQuery(userId));
}

export function startService(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(configurationQuery);
  void queryClient.prefetchQuery(versionQuery);
}
