import { useQuery } from '@tanstack/react-query';
import type { MatterEvent } from '@/api/generated/workspace/model';
import { formatInstant } from '@/lib/format/dates';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import classes from './docket-entries.module.css';
import { OrderLink } from './order-link';
import { caseStoryQuery } from './queries';

const kinds: Readonly<Partial<Record<MatterEvent['kind'], { label: string; tone: StatusTone }>>> = {
  court: { label: 'Court', tone: 'progress' },
  serving: { label: 'Service', tone: 'progress' },
  docket: { label: 'Docket', tone: 'good' },
};
const ordered = { label: 'Order', tone: 'neutral' } as const;

/** The firm's work in the case, newest first: filed, decided, served, and on the docket. */
export default function CaseStory({ orderId }: { orderId: number }) {
  const { data, error, refetch } = useQuery(caseStoryQuery(orderId));
  if (!data && error)
    return <ErrorState title="Your firm’s work could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={8} label="Loading your firm’s work" />;
  if (data.events.length === 0)
    return (
      <EmptyState
        title="No orders in this case"
        description="Filings and process serving that name this case number appear here."
      />
    );
  return (
    <ol className={classes.points}>
      {data.events.map((event) => (
        <li key={event.id} className={`${classes.point} ${classes.event}`}>
          <span className={classes.day}>{formatInstant(event.at, data.courtTimeZone)}</span>
          <span>
            <StatusBadge {...(kinds[event.kind] ?? ordered)} />
          </span>
          <span className={classes.line}>
            {[event.title, event.detail].filter(Boolean).join('. ')}
            {event.actor && <span className={classes.quiet}> · {event.actor}</span>}
          </span>
          {event.orderId !== undefined && <OrderLink orderId={event.orderId} />}
        </li>
      ))}
    </ol>
  );
}
