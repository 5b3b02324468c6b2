import { createFileRoute } from '@tanstack/react-router';
import { loadNotifications } from '@/features/notifications/loader';
import { NotificationsPage } from '@/features/notifications/pages/notifications-page';
import { notificationsSearch } from '@/features/notifications/search';

export const Route = createFileRoute('/_authenticated/_main/notifications')({
  staticData: { shape: 'list' },
  validateSearch: notificationsSearch,
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: 'Notifications' }] }),
  loader: ({ context, deps }) => loadNotifications(context.queryClient, deps),
  component: NotificationsPage,
});
