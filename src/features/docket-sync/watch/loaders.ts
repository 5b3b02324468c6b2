/** Starts what the pages about all dockets show first. */
import type { QueryClient } from '@tanstack/react-query';
import { hasDocketWatch } from '@/api/config';
import { currentPerson } from '@/features/session';
import { calendarDay } from '@/lib/format/dates';
import {
  changesQuery,
  deadlinesQuery,
  feedsQuery,
  foundEntriesQuery,
  proposingEntriesQuery,
  settingsQuery,
  spendQuery,
  subscriptionsQuery,
} from './queries';
import type { AlertsSearch, EntriesSearch } from './search';
import { unreadQuery } from './unread-query';

export function loadAllDockets(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(subscriptionsQuery);
  if (hasDocketWatch()) {
    void queryClient.prefetchQuery(unreadQuery);
    void queryClient.prefetchQuery(spendQuery);
  }
}

export function loadAlerts(queryClient: QueryClient, search: AlertsSearch): void {
  if (!hasDocketWatch()) return;
  void queryClient.prefetchQuery(unreadQuery);
  void queryClient.prefetchInfiniteQuery(changesQuery(search));
}

export function loadEntries(queryClient: QueryClient, search: EntriesSearch): void {
  if (!hasDocketWatch()) return;
  void queryClient.prefetchQuery(unreadQuery);
  void queryClient.prefetchInfiniteQuery(foundEntriesQuery(search));
}

export function loadWatchers(queryClient: QueryClient): void {
  const person = currentPerson();
  if (!hasDocketWatch() || !person) return;
  void queryClient.prefetchQuery(unreadQuery);
  void queryClient.prefetchQuery(settingsQuery(person.clientId));
}

export function loadDeadlines(queryClient: QueryClient): void {
  if (!hasDocketWatch()) return;
  void queryClient.prefetchQuery(unreadQuery);
  void queryClient.prefetchQuery(deadlinesQuery(calendarDay()));
  void queryClient.prefetchQuery(proposingEntriesQuery(calendarDay()));
  void queryClient.prefetchQuery(feedsQuery);
}
