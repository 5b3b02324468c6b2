import type { DocketEntry } from '@/api/generated/docket-sync/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import classes from './docket-entries.module.css';
import { entriesByMonth } from './model/entries-by-month';
import type { Unseen } from './model/unseen';

const kinds: Readonly<Record<DocketEntry['entryType'], { label: string; tone: StatusTone }>> = {
  complaint: { label: 'Complaint', tone: 'progress' },
  summons: { label: 'Summons', tone: 'progress' },
  'service-returned': { label: 'Service', tone: 'good' },
  waiver: { label: 'Waiver', tone: 'good' },
  answer: { label: 'Answer', tone: 'good' },
  motion: { label: 'Motion', tone: 'progress' },
  response: { label: 'Response', tone: 'neutral' },
  order: { label: 'Order', tone: 'warning' },
  opinion: { label: 'Opinion', tone: 'warning' },
  judgment: { label: 'Judgment', tone: 'warning' },
  'notice-of-appeal': { label: 'Appeal', tone: 'warning' },
  hearing: { label: 'Hearing', tone: 'progress' },
  transcript: { label: 'Transcript', tone: 'neutral' },
  minute: { label: 'Minute entry', tone: 'neutral' },
  other: { label: 'Other', tone: 'neutral' },
};

interface DocketTimelineProps {
  entries: readonly DocketEntry[];
  courtTimeZone: string | undefined;
  unseen: Unseen | undefined;
}

/** Entries by month, one line each with what it is: the course of the case at a glance. */
export default function DocketTimeline({ entries, courtTimeZone, unseen }: DocketTimelineProps) {
  return (
    <div className={classes.timeline}>
      {entriesByMonth(entries).map(({ month, entries: ofMonth }) => (
        <section key={month} aria-label={month}>
          <h3 className={classes.month}>{month}</h3>
          <ol className={classes.points}>
            {ofMonth.map((entry) => (
              <li
                key={entry.docketEntryId}
                className={classes.point}
                data-removed={entry.isRemoved}
                data-unseen={unseen?.ofEntry.has(entry.docketEntryId) || undefined}
              >
                <span className={classes.day}>{formatPlainDate(entry.dateFiled).replace(/, \d+$/, '')}</span>
                <span>
                  <StatusBadge {...kinds[entry.entryType]} />
                </span>
                <span className={classes.line}>
                  {unseen?.ofEntry.has(entry.docketEntryId) && <strong>New: </strong>}
                  {entry.description}
                  {entry.hearing && ` (${entry.hearing.kind}, ${formatInstant(entry.hearing.at, courtTimeZone)})`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
