/** Changes of settings. All settings are changed here. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { mayHaveTakenEffect, requireOurs } from '../errors';
import { clientDeleteProfileSetting } from '../generated/billing';
import { upsertProfileSetting } from '../generated/platform';
import { type FirmSetting, firmSettingQuery, type UserSetting, userSettingQuery } from './queries';

/** Owner types, as numbered by the platform. */
const settingType = { firm: 5, user: 6 } as const;

/**
 * Saves a user's setting.
 * @throws ApiError
 */
export async function saveUserSetting({ userId, name }: UserSetting, value: string): Promise<void> {
  const saved = await upsertProfileSetting({ profileSettingType: settingType.user, userId, name, value });
  requireOurs('upsertProfileSetting', saved.name === name && saved.value === value);
}

/**
 * Saves a firm's setting; null removes it.
 * @throws ApiError
 */
export async function saveFirmSetting({ partyId, name }: FirmSetting, value: string | null): Promise<void> {
  if (value === null) await clientDeleteProfileSetting({ partyId, name });
  else {
    const saved = await upsertProfileSetting({ profileSettingType: settingType.firm, partyId, name, value });
    requireOurs('upsertProfileSetting', saved.name === name && saved.value === value);
  }
}

/** Callbacks after a change. */
interface ChangeOutcome<Value> {
  onSaved?: (value: Value) => void;
  /** `isUndone` is false if a later choice replaced the value. */
  onFailed?: (value: Value, isUndone: boolean, error: unknown) => void;
}

/** Changes a user's setting: shown immediately, saved in sequence, and reverted if it can't be saved. */
export function useChangeUserSetting(setting: UserSetting, outcome?: ChangeOutcome<string>) {
  return useChangeSetting(userSettingQuery(setting).queryKey, (value) => saveUserSetting(setting, value), outcome);
}

/** Changes or, with null, removes a firm's setting: shown immediately, and reverted if it can't be saved. */
export function useChangeFirmSetting(setting: FirmSetting, outcome?: ChangeOutcome<string | null>) {
  return useChangeSetting(firmSettingQuery(setting).queryKey, (value) => saveFirmSetting(setting, value), outcome);
}

/** Last saved values of settings being changed, to restore after a failure. */
const savedValues = new WeakMap<QueryClient, Map<string, string | null | undefined>>();

function useChangeSetting<Value extends string | null>(
  queryKey: ReturnType<typeof userSettingQuery>['queryKey'] | ReturnType<typeof firmSettingQuery>['queryKey'],
  save: (value: Value) => Promise<void>,
  { onSaved, onFailed }: ChangeOutcome<Value> = {},
) {
  const queryClient = useQueryClient();
  const id = queryKey.map((part) => JSON.stringify(part)).join(' ');
  const saved = savedValues.get(queryClient) ?? new Map<string, string | null | undefined>();
  savedValues.set(queryClient, saved);
  return useMutation({
    mutationKey: queryKey,
    scope: { id },
    mutationFn: save,
    onMutate: async (value) => {
      const isFirst = queryClient.isMutating({ mutationKey: queryKey, exact: true }) <= 1;
      if (isFirst) saved.set(id, queryClient.getQueryData<string | null>(queryKey));
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData<string | null>(queryKey, value);
    },
    onSuccess: (_answer, value) => {
      saved.set(id, value);
      onSaved?.(value);
    },
    onError: (error, value) => {
      const isUndone = queryClient.getQueryData(queryKey) === value;
      if (isUndone) queryClient.setQueryData<string | null>(queryKey, saved.get(id) ?? null);
      if (mayHaveTakenEffect(error)) void queryClient.invalidateQueries({ queryKey, exact: true });
      onFailed?.(value, isUndone, error);
    },
  });
}
