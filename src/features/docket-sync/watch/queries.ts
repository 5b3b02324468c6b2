/** Queries about all of a firm's dockets. None of them costs money. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getListDocketSubscriptionsQueryKey,
  getListNotificationSettingsQueryOptions,
  listDocketSubscriptions,
} from '@/api/generated/docket-sync';
import type { DocketSubscription } from '@/api/generated/docket-sync/model';
import {
  getGetPacerSpendQueryOptions,
  getListCalendarFeedsQueryOptions,
  getListDeadlinesQueryOptions,
  getListDocketChangesQueryKey,
  getPreviewDocketWatcherQueryOptions,
  getSearchDocketEntriesQueryKey,
  listDocketChanges,
  searchDocketEntries,
} from '@/api/generated/docket-watch';
import type { FoundEntry, WatcherToTry } from '@/api/generated/docket-watch/model';
import { addDays } from '../rules/days';
import { longestPeriod, proposingTypes } from './model/proposals';
import type { AlertsSearch, EntriesSearch } from './search';

const minute = 60_000;
const pageSize = 50;
/** Docket-sync's largest page. */
const subscriptionPage = 500;
/** Docket-watch's largest page. */
const entryPage = 200;
/** How often entries that are being indexed are asked for again. */
const indexing = 2_000;

/** All dockets that the firm follows or followed, newest first. */
export const subscriptionsQuery = queryOptions({
  queryKey: [...getListDocketSubscriptionsQueryKey(), 'all'],
  queryFn: async ({ signal }): Promise<DocketSubscription[]> => {
    const all: DocketSubscription[] = [];
    for (;;) {
      const page = await listDocketSubscriptions({ Limit: subscriptionPage, Offset: all.length }, { signal });
      all.push(...page.items);
      if (page.items.length === 0 || all.length >= page.total) return all;
    }
  },
  meta: { shows: ['dockets', 'docket-changes', 'docket-accounts'] },
  staleTime: minute,
});

/** The inbox, page by page. */
export function changesQuery({ q, kind, show, case: cases, matter }: AlertsSearch) {
  const [productCaseId] = cases ?? [];
  const params = {
    limit: pageSize,
    ...(q === undefined ? {} : { q }),
    ...(kind === undefined ? {} : { kinds: kind }),
    ...(show === 'all' ? {} : { unreadOnly: true }),
    ...(productCaseId === undefined ? {} : { productCaseId }),
    ...(matter === undefined ? {} : { clientReference: matter }),
  };
  return infiniteQueryOptions({
    queryKey: [...getListDocketChangesQueryKey(params), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listDocketChanges({ ...params, ...(pageParam === 0 ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: 0,
    meta: { shows: ['docket-changes', 'docket-alerts', 'dockets'] },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Found entries, page by page. Asked for again while some dockets are not indexed. */
export function foundEntriesQuery({ q, type, from, to }: EntriesSearch) {
  const params = {
    limit: pageSize,
    ...(q === undefined ? {} : { q }),
    ...(type === undefined ? {} : { entryTypes: type }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  return infiniteQueryOptions({
    queryKey: [...getSearchDocketEntriesQueryKey(params), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      searchDocketEntries({ ...params, ...(pageParam === '' ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    meta: { shows: ['dockets', 'docket-documents'] },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.at(-1)?.waiting ?? 0) > 0 ? indexing : false),
  });
}

/** The entries that may propose deadlines from `today` on, of all cases or one, and how many dockets are not indexed yet. */
export function proposingEntriesQuery(today: string, productCaseId?: number) {
  const params = {
    ...{ entryTypes: [...proposingTypes], from: addDays(today, -longestPeriod), limit: entryPage },
    ...(productCaseId === undefined ? {} : { productCaseId }),
  };
  return queryOptions({
    queryKey: [...getSearchDocketEntriesQueryKey(params), 'all'],
    queryFn: async ({ signal }): Promise<{ entries: FoundEntry[]; waiting: number }> => {
      const entries: FoundEntry[] = [];
      let cursor: string | undefined;
      // All of them: an entry that no one read is a deadline that no one saw.
      for (;;) {
        const found = await searchDocketEntries({ ...params, ...(cursor && { cursor }) }, { signal });
        entries.push(...found.items);
        cursor = found.nextCursor;
        if (cursor === undefined) return { entries, waiting: found.waiting };
      }
    },
    meta: { shows: ['dockets', 'docket-documents'] },
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? indexing : false),
  });
}

/** Deadlines that people decided on, those of the last month included. */
export function deadlinesQuery(today: string) {
  return queryOptions(getListDeadlinesQueryOptions({ from: addDays(today, -30) }));
}

export const feedsQuery = queryOptions(getListCalendarFeedsQueryOptions());

export const spendQuery = queryOptions(getGetPacerSpendQueryOptions());

/** The firm's notification settings. */
export function settingsQuery(clientId: number) {
  return queryOptions(getListNotificationSettingsQueryOptions(clientId, { Limit: 500 }));
}

/** Tells what a watcher would have told. */
export function previewQuery(watcher: WatcherToTry) {
  return queryOptions({ ...getPreviewDocketWatcherQueryOptions(watcher), staleTime: minute });
}
