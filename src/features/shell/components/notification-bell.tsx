import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery, useArrivals } from '@/features/notifications';
import { CountedIcon, countedIconClass, countText } from '@/lib/ui/counted-icon';
import { HeaderMenu } from './header-menu';
import { setTitleMark } from './title-mark';

/**
 * Shows what happened to the person's orders, with how much of it they haven't read. Tells of new ones while the page
 * is open.
 */
export default function NotificationBell() {
  const { data } = useQuery(notificationsQuery);
  const arrivals = useArrivals();
  useEffect(() => {
    setTitleMark(arrivals);
    return () => setTitleMark(0);
  }, [arrivals]);
  const count = data?.unreadCount ?? 0;
  return (
    <HeaderMenu
      menu="notifications"
      name="Notifications"
      buttonLabel={count > 0 ? `Notifications, ${countText(count)} unread` : 'Notifications'}
      buttonClass={countedIconClass}
    >
      <CountedIcon
        path="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5-1.5 6h12c0-1-1.5-2-1.5-6A4.5 4.5 0 0 0 10 3ZM8.25 16.5a2 2 0 0 0 3.5 0"
        count={count}
      />
    </HeaderMenu>
  );
}
