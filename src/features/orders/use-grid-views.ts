import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { changeFailed } from '@/api/errors';
import { useChangeUserSetting } from '@/api/settings/mutations';
import { userSettingQuery } from '@/api/settings/queries';
import { usePerson } from '@/features/session';
import { type GridViews, readGridViews } from '@/lib/grid/tools/grid-layout';
import type { SavedViews } from '@/lib/grid/tools/grid-tools';
import { parseSearchParams, stringifySearchParams } from '@/lib/links/search-params';
import { showFailure, tryAgain } from '@/lib/ui/toast';

/** In characters. The limit of a setting's value. */
const maxLength = 4_000;

/**
 * The person's layout and saved views of a list; undefined while loading. Changes show at once. A view keeps the search
 * parameters except the page and open rows.
 */
export function useGridViews(
  list:
    | 'courtCases'
    | 'orders'
    | 'filings'
    | 'drafts'
    | 'rejections'
    | 'fees'
    | 'firmFees'
    | 'orderFees'
    | 'invoices'
    | 'invoiceMatters'
    | 'invoiceOrders'
    | 'payments'
    | 'report'
    | 'reportMissing'
    | 'reportOrders'
    | 'reportPayments'
    | 'reportRecovery'
    | 'reportSpend'
    | 'statementLines'
    | 'statement',
  search: object,
): SavedViews | undefined {
  const navigate = useNavigate();
  const userId = usePerson()?.userId ?? 0;
  const setting = { userId, name: `GridViews.${list}` };
  const stored = useQuery({ ...userSettingQuery(setting), staleTime: Number.POSITIVE_INFINITY });
  const { mutate } = useChangeUserSetting(setting, {
    onFailed: (_value, _isUndone, error) =>
      showFailure(changeFailed(error, 'The view was not saved', 'the view was saved'), tryAgain),
  });
  const save = (views: GridViews) => {
    const value = JSON.stringify(views);
    if (value.length > maxLength) {
      showFailure('You can’t save more views', 'Delete a view you don’t need.');
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
