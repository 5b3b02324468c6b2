import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { upsertProfileSetting } from '@/api/generated/platform';
import { usePerson } from '@/features/session';
import { showToast } from '@/lib/ui/toast';
import { savedStateQuery, stateSetting } from './queries';
import { useAddressedState } from './selected-state';

/** What the platform has: what a change goes back to when it cannot be saved. */
interface Settled {
  saved: string | null | undefined;
  addressed: StateCode | undefined;
}

const mutationKey = [stateSetting];
/** Of each cache, while changes of its state are under way. */
const settledOf = new WeakMap<QueryClient, Settled>();

/** Selects a state: applied at once, saved, and taken back when it could not be saved. Saves come one after another. */
export function useSelectState(): (state: StateCode) => void {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const { queryKey } = savedStateQuery(userId);
  const addressed = useAddressedState();
  const address = useAddressState();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: stateSetting },
    mutationFn: (value: StateCode) =>
      upsertProfileSetting({ profileSettingType: 6, name: stateSetting, value, userId }),
    onMutate: async (value) => {
      if (queryClient.isMutating({ mutationKey }) <= 1)
        settledOf.set(queryClient, { saved: queryClient.getQueryData(queryKey), addressed });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, value);
      if (addressed) address(value);
    },
    onSuccess: (_answer, value) => {
      settledOf.set(queryClient, { saved: value, addressed: value });
    },
    onError: (_error, value) => {
      showToast({ tone: 'bad', title: `Error setting state to ${value}` });
      // Only what this change did is undone: a later choice stays.
      if (queryClient.getQueryData(queryKey) !== value) return;
      const settled = settledOf.get(queryClient);
      queryClient.setQueryData(queryKey, settled?.saved ?? null);
      if (addressed && settled?.addressed) address(settled.addressed);
    },
  });
  return mutate;
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
