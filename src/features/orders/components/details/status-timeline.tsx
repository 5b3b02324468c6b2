import type { OrderDetail, StatusHistoryEntry } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { filingTone } from '../model/order-status';
import classes from './status-timeline.module.css';

/** What happened to an order and to its filings, the latest first. */
export function StatusTimeline({ order }: { order: OrderDetail }) {
  const names = new Map(order.filings.map(({ filingId, filingTypeName }) => [filingId, filingTypeName]));
  const nameOf = ({ filingId = '' }: StatusHistoryEntry) => (names.size > 1 ? names.get(filingId) : undefined);
  return (
    <ol className={classes.timeline}>
      {order.statusHistory.map((entry) => (
        <li
          key={`${entry.at} ${entry.status} ${entry.filingId ?? ''}`}
          className={classes.entry}
          data-tone={filingTone(entry.status)}
        >
          <p className={classes.status}>{[entry.statusText, nameOf(entry)].filter(Boolean).join(' · ')}</p>
          <p className={classes.who}>
            <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            {entry.actor && ` · ${entry.actor}`}
          </p>
          {entry.comment && <p className={classes.comment}>{entry.comment}</p>}
        </li>
      ))}
    </ol>
  );
}
