import { useQuery } from '@tanstack/react-query';
import { AppLink } from '@/lib/ui/links';
import { unreadQuery } from '../unread-query';
import classes from './alert-count.module.css';

/** A link to the alerts, with how many the person hasn't read. For firms that follow dockets. */
export function AlertCount() {
  const { data } = useQuery(unreadQuery);
  if (!data || data.items.length === 0) return null;
  const count = data.unreadCount;
  const text = count > 99 ? '99+' : String(count);
  return (
    <AppLink
      to="/docket-sync/alerts"
      className={classes.link}
      aria-label={count > 0 ? `Docket alerts, ${text} unread` : 'Docket alerts'}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 2.5h7l3 3v12H5zM7.5 8h5M7.5 11h5M7.5 14h3" />
      </svg>
      {count > 0 && <span className={classes.count} data-count={text} aria-hidden="true" />}
    </AppLink>
  );
}
