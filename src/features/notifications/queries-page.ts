/** What the notifications' page shows. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListNotificationsQueryKey, listNotifications } from '@/api/generated/notifications';
import { orderFiltersQuery } from '@/features/orders';
import type { NotificationsSearch } from './search';

const pageSize = 50;

/** The list of the page, page by page. */
export function notificationPagesQuery({ kind, matter, person, whose, show }: NotificationsSearch) {
  const params = {
    top: pageSize,
    ...(kind && { kinds: kind }),
    ...(matter !== undefined && { matter }),
    ...(person && { userIds: person }),
    ...(whose && { whose }),
    ...(show && { unreadOnly: true }),
  };
  return infiniteQueryOptions({
    queryKey: [...getListNotificationsQueryKey(params), 'pages'],
    queryFn: ({ pageParam, signal }) => listNotifications({ ...params, skip: pageParam }, { signal }),
    initialPageParam: 0,
    meta: { shows: ['notifications'] },
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < total ? shown : undefined;
    },
  });
}

/** Who ordered something. */
export const colleaguesQuery = orderFiltersQuery({ clientReference: undefined });
