import { useQuery } from '@tanstack/react-query';
import { CountedIcon, countedIconClass, countText } from '@/lib/ui/counted-icon';
import { AppLink } from '@/lib/ui/links';
import { unreadQuery } from '../unread-query';

/** A link to the alerts, with how many the person hasn't read. For firms that follow dockets. */
export function AlertCount() {
  const { data } = useQuery(unreadQuery);
  if (!data || data.items.length === 0) return null;
  const count = data.unreadCount;
  return (
    <AppLink
      to="/docket-sync/alerts"
      className={countedIconClass}
      aria-label={count > 0 ? `Docket alerts, ${countText(count)} unread` : 'Docket alerts'}
    >
      <CountedIcon path="M5 2.5h7l3 3v12H5zM7.5 8h5M7.5 11h5M7.5 14h3" count={count} />
    </AppLink>
  );
}
