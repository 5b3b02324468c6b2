import { useQuery } from '@tanstack/react-query';
import type { DeadlineToday, HearingToday } from '@/api/generated/workspace/model';
import { formatInstant, formatPlainDate, formatTime } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { todayQuery } from '../queries-today';
import { WorkItem } from './work-items';
import { WorkList } from './work-list';

/** The firm's hearings and deadlines of today, by each court's clock. */
export function TodayList() {
  const { data, error, refetch } = useQuery(todayQuery);
  const items = data && [
    ...data.deadlines.map((each) => ({ key: each.deadlineId, item: <Deadline deadline={each} /> })),
    ...data.hearings.map((each) => ({ key: each.hearingId, item: <Hearing hearing={each} /> })),
  ];
  const readAt = data?.docketsReadAt;
  return (
    <WorkList
      title="Today at court"
      usual={2}
      emptyText={
        readAt === undefined
          ? 'No hearings that your filings reserved, and no confirmed deadlines.'
          : `No hearings or confirmed deadlines, as of dockets read ${formatInstant(readAt)} or later.`
      }
      items={items}
      failed={error && !data ? { error, retry: () => void refetch() } : undefined}
      more={
        readAt !== undefined && (
          <AppLink to="/docket-sync/deadlines" size="sm">
            All deadlines
          </AppLink>
        )
      }
    />
  );
}

function Hearing({ hearing }: { hearing: HearingToday }) {
  const { at, courtTimeZone, title, isCancelled, place = '', judge = '' } = hearing;
  const { orderId, service, caseTitle, caseNumber = '' } = hearing;
  return (
    <WorkItem
      title={
        <AppLink
          {...(service === 'DocketSync' ? { to: '/docket-sync/order/$orderId' } : { to: '/order-details/$orderId' })}
          params={{ orderId }}
          size="sm"
          fw={600}
        >
          {`${formatTime(at, courtTimeZone)}: ${title}`}
        </AppLink>
      }
      badge={isCancelled && <StatusBadge tone="warning" label="Canceled" />}
      details={[caseTitle, caseNumber, judge, place]}
    />
  );
}

function Deadline({ deadline }: { deadline: DeadlineToday }) {
  const { title, date, isOverdue, isStale, orderId, caseTitle, caseNumber = '' } = deadline;
  return (
    <WorkItem
      title={
        <AppLink to="/docket-sync/order/$orderId" params={{ orderId }} size="sm" fw={600}>
          {title}
        </AppLink>
      }
      badge={
        isOverdue ? (
          <StatusBadge tone="bad" label={`Was due ${formatPlainDate(date)}`} />
        ) : (
          <StatusBadge tone="warning" label="Due today" />
        )
      }
      details={[caseTitle, caseNumber, isStale ? 'Its docket entry changed since: check the date' : '']}
    />
  );
}
