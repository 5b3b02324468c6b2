import type { QueryClient } from '@tanstack/react-query';
import { hasNotifications } from '@/api/config';
import { colleaguesQuery, notificationPagesQuery } from './queries-page';
import type { NotificationsSearch } from './search';

/** Starts the list of the notifications' page. */
export function loadNotifications(queryClient: QueryClient, search: NotificationsSearch): void {
  if (!hasNotifications()) return;
  void queryClient.prefetchInfiniteQuery(notificationPagesQuery(search));
  void queryClient.prefetchQuery(colleaguesQuery);
}
