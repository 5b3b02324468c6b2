/** Search parameters of the notifications' page. */
import * as z from 'zod/mini';
import { NotificationKind } from '@/api/generated/notifications/model';
import { oneView, searchText, someIds, someOf } from '@/lib/grid/url/grid-search';

/** `?kind=decision,docket&matter=00015-Ortega&person=3&whose=firm&show=unread` */
export const notificationsSearch = z.object({
  kind: someOf(NotificationKind.options),
  matter: searchText,
  person: someIds,
  whose: oneView('firm'),
  show: oneView('unread'),
});
export type NotificationsSearch = z.output<typeof notificationsSearch>;
export type NotificationsSearchInput = z.input<typeof notificationsSearch>;
