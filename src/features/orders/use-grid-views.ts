import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ApiError } from '@/api/errors';
import { getGetUserSettingQueryKey, getUserSetting, upsertProfileSetting } from '@/api/generated/platform';
import { usePerson } from '@/features/session';
import { type GridViews, readGridViews } from '@/lib/grid/tools/grid-layout';
import type { KeptViews } from '@/lib/grid/tools/grid-tools';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import { showToast } from '@/lib/ui/toast';

/** How much text a profile setting holds. */
const longestValue = 4_000;

/** What a person keeps of a list, as a profile setting of theirs (type 6); null when there is none. */
function gridViewsQuery(userId: number, name: string) {
  return queryOptions({
    queryKey: getGetUserSettingQueryKey(userId, name),
    queryFn: async ({ signal }) => {
      try {
        return (await getUserSetting(userId, name, undefined, { signal })).settingValue;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * How the signed-in person has arranged a list, and the views they saved of it; undefined until that is known. A change
 * holds at once and is saved behind it. A view keeps what the address says of the list, and not where one stands in it.
 */
export function useGridViews(
  list: 'orders' | 'filings' | 'drafts' | 'fees' | 'orderFees',
  search: object,
): KeptViews | undefined {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const name = `GridViews.${list}`;
  const query = gridViewsQuery(userId, name);
  const stored = useQuery({ ...query, enabled: userId > 0 });
  const { mutate } = useMutation({
    scope: { id: name },
    mutationFn: (value: string) => upsertProfileSetting({ profileSettingType: 6, name, value, userId }),
    onError: () =>
      showToast({ tone: 'bad', title: 'The view was not saved', message: 'Please try again in a moment.' }),
  });
  const save = (views: GridViews) => {
    const value = JSON.stringify(views);
    if (value.length > longestValue) {
      showToast({
        tone: 'bad',
        title: 'There is no room for another view',
        message: 'Delete one that you do not need.',
      });
      return;
    }
    queryClient.setQueryData(query.queryKey, value);
    mutate(value);
  };
  const views = useMemo(() => readGridViews(stored.data), [stored.data]);
  if (stored.isPending) return undefined;
  return {
    views,
    onViewsChange: save,
    search: stringifySearchParams({ ...search, page: undefined, open: undefined }),
    onOpenSearch: (text) => void navigate({ to: '.', search: parseSearchParams(text) }),
  };
}
