/** The state a person files in, as components and loaders read it, and how it is changed. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { upsertProfileSetting } from '@/api/generated/platform';
import { type Person, usePerson } from '@/features/session';
import { showToast } from '@/lib/ui/toast';
import { chooseState, readStateCode } from './model/state-choice';
import { savedStateQuery, stateSetting } from './queries';

/** The state named by the route or the query, whatever the route. */
function useAddressedState(): string | undefined {
  const ofRoute = useParams({ strict: false, select: (params) => ('state' in params ? params.state : undefined) });
  const ofQuery = useSearch({ strict: false, select: (search) => search.state });
  return readStateCode(ofRoute) ?? readStateCode(ofQuery);
}

/** The selected state; undefined for as long as it is not known which was selected last. */
export function useSelectedState(): StateCode | undefined {
  const addressed = useAddressedState();
  const userId = usePerson()?.userId ?? 0;
  const saved = useQuery({ ...savedStateQuery(userId), enabled: userId !== 0 });
  return saved.isPending && !addressed ? undefined : chooseState({ addressed, saved: saved.data });
}

/** The same for a loader; a setting that cannot be read does not keep a page away. */
export async function selectedState(
  queryClient: QueryClient,
  addressed: string | undefined,
  person: Person | undefined,
): Promise<StateCode> {
  const isNeeded = person && !readStateCode(addressed);
  const saved = isNeeded ? await queryClient.ensureQueryData(savedStateQuery(person.userId)).catch(() => null) : null;
  return chooseState({ addressed, saved });
}

/** Selects a state: applied at once, saved, and taken back when it could not be saved. */
export function useSelectState(): (state: StateCode) => void {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const { queryKey } = savedStateQuery(userId);
  const addressed = useAddressedState();
  const address = useAddressState();
  const { mutate } = useMutation({
    mutationKey: [stateSetting],
    scope: { id: stateSetting },
    mutationFn: (value: StateCode) =>
      upsertProfileSetting({ profileSettingType: 6, name: stateSetting, value, userId }),
    onMutate: async (value) => {
      await queryClient.cancelQueries({ queryKey });
      const saved = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, value);
      if (addressed) address(value);
      return { saved, addressed };
    },
    onError: (_error, value, before) => {
      showToast({ tone: 'bad', title: `Error setting state to ${value}` });
      // Only what this change did is undone: a later choice stays.
      if (queryClient.getQueryData(queryKey) !== value) return;
      queryClient.setQueryData(queryKey, before?.saved ?? null);
      if (before?.addressed) address(before.addressed);
    },
  });
  return mutate;
}

/** Puts a state into the address of the page that is shown. */
function useAddressState(): (state: string) => void {
  const navigate = useNavigate();
  return (state) =>
    void navigate({
      to: '.',
      params: (params) => ('state' in params ? { ...params, state } : params),
      search: (search) => ('state' in search ? { ...search, state } : search),
      replace: true,
    });
}
