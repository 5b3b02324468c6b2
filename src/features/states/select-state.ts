import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { useChangeUserSetting } from '@/api/settings';
import { usePerson } from '@/features/session';
import { showFailure } from '@/lib/ui/toast';
import { readStateCode } from './model/state-choice';
import { stateSetting } from './queries';
import { useAddressedState } from './selected-state';

/** Selects a state, in the page's address as well when that names one: at once, and undone when it cannot be saved. */
export function useSelectState(): (state: StateCode) => void {
  const userId = usePerson()?.userId ?? 0;
  const addressed = useAddressedState();
  const address = useAddressState();
  /** What the address goes back to. */
  const savedAddress = useRef(addressed);
  const { mutate, isPending } = useChangeUserSetting(stateSetting(userId), {
    onSaved: (value) => {
      savedAddress.current = readStateCode(value);
    },
    onFailed: (value, isUndone) => {
      showFailure(`Error setting state to ${value}`);
      if (isUndone && addressed && savedAddress.current) address(savedAddress.current);
    },
  });
  return (state) => {
    if (!isPending) savedAddress.current = addressed;
    if (addressed) address(state);
    mutate(state);
  };
}

/** Puts a state into the address of the page that is shown. */
function useAddressState(): (state: StateCode) => void {
  const navigate = useNavigate();
  return (state) =>
    void navigate({
      to: '.',
      params: (params) => ('state' in params ? { ...params, state } : params),
      search: (search) => ('state' in search ? { ...search, state } : search),
      replace: true,
    });
}
