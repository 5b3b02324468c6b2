/** What happened, and how the person wants to hear of it. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetNotificationPreferencesQueryOptions,
  getListNotificationsQueryOptions,
} from '@/api/generated/notifications';

/** Milliseconds between looks for what is new. */
const interval = 60_000;

/** The latest of the person's own. Asked for in the background, too, because the tab's title tells of new ones. */
export const notificationsQuery = queryOptions({
  ...getListNotificationsQueryOptions(),
  refetchInterval: interval,
  refetchIntervalInBackground: true,
});

export const preferencesQuery = queryOptions({
  ...getGetNotificationPreferencesQueryOptions(),
  staleTime: 5 * 60_000,
});
