import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery, useArrivals } from '@/features/notifications';
import { HeaderMenu } from './header-menu';
import classes from './notification-bell.module.css';
import { setTitleMark } from './title-mark';

/** A count above this is `99+`. */
const mostCounted = 99;

/** The courts' latest decisions, with how many the person hasn't seen. Tells of new ones while the page is open. */
export default function NotificationBell() {
  const { data } = useQuery(notificationsQuery);
  const arrivals = useArrivals();
  useEffect(() => {
    setTitleMark(arrivals);
    return () => setTitleMark(0);
  }, [arrivals]);
  const count = data?.unseenCount ?? 0;
  const text = count > mostCounted ? `${mostCounted}+` : String(count);
  return (
    <HeaderMenu
      menu="notifications"
      name="Notifications"
      buttonLabel={count > 0 ? `Notifications, ${text} new` : 'Notifications'}
      buttonClass={classes.bell}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5-1.5 6h12c0-1-1.5-2-1.5-6A4.5 4.5 0 0 0 10 3ZM8.25 16.5a2 2 0 0 0 3.5 0" />
      </svg>
      {count > 0 && <span className={classes.count} data-count={text} aria-hidden="true" />}
    </HeaderMenu>
  );
}
