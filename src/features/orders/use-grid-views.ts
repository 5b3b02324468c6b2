import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChangeUserSetting, userSettingQuery } from '@/api/settings';
import { usePerson } from '@/features/session';
import { type GridViews, readGridViews } from '@/lib/grid/tools/grid-layout';
import type { SavedViews } from '@/lib/grid/tools/grid-tools';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import { showFailure, tryAgain } from '@/lib/ui/toast';

/** How much text a profile setting holds. */
const longestValue = 4_000;

/**
 * How the signed-in person has arranged a list, and the views they saved of it; undefined until that is known. A change
 * shows at once. A view keeps what the address says of the list, and not where one stands in it.
 */
export function useGridViews(
  list: 'orders' | 'filings' | 'drafts' | 'fees' | 'orderFees',
  search: object,
): SavedViews | undefined {
  const navigate = useNavigate();
  const userId = usePerson()?.userId ?? 0;
  const setting = { userId, name: `GridViews.${list}` };
  const stored = useQuery({ ...userSettingQuery(setting), staleTime: Number.POSITIVE_INFINITY });
  const { mutate } = useChangeUserSetting(setting, {
    onFailed: () => showFailure('The view was not saved', tryAgain),
  });
  const save = (views: GridViews) => {
    const value = JSON.stringify(views);
    if (value.length > longestValue) {
      showFailure('There is no room for another view', 'Delete a view that you do not need.');
      return;
    }
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
