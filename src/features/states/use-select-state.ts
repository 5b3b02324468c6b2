import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { changeFailed } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { useChangeUserSetting } from '@/api/settings/mutations';
import { usePerson } from '@/features/session';
import { showFailure } from '@/lib/ui/toast';
import { readStateCode } from './model/state-choice';
import { stateSetting } from './queries';
import { useUrlState } from './selected-state';

/** Selects a state, also in the URL if it has one. Applied immediately, and reverted if the save fails. */
export function useSelectState(): (state: StateCode) => void {
  const userId = usePerson()?.userId ?? 0;
  const inUrl = useUrlState();
  const setUrl = useSetUrlState();
  /** The URL's state to revert to. */
  const savedInUrl = useRef(inUrl);
  const { mutate, isPending } = useChangeUserSetting(stateSetting(userId), {
    onSaved: (value) => {
      savedInUrl.current = readStateCode(value);
    },
    onFailed: (value, isUndone, error) => {
      showFailure(changeFailed(error, `Error setting state to ${value}`, `the state was set to ${value}`));
      if (isUndone && inUrl && savedInUrl.current) setUrl(savedInUrl.current);
    },
  });
  return (state) => {
    if (!isPending) savedInUrl.current = inUrl;
    if (inUrl) setUrl(state);
    mutate(state);
  };
}

/** Changes the state in the current URL. */
function useSetUrlState(): (state: StateCode) => void {
  const navigate = useNavigate();
  return (state) =>
    void navigate({
      to: '.',
      params: (params) => ('state' in params ? { ...params, state } : params),
      search: (search) => ('state' in search ? { ...search, state } : search),
      replace: true,
    });
}
