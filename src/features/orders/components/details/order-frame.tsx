import type { ReactNode } from 'react';
import type { OrderDetail, StatusHistoryEntry } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { Section } from '@/lib/ui/section';
import { filingTone } from '../../model/order-status';
import { FeeBreakdown } from './fee-breakdown';
import { MatterSyncSection } from './matter-sync-section';
import classes from './order-frame.module.css';
import { OrderHeader } from './order-header';

interface OrderFrameProps {
  order: OrderDetail;
  /** Whether the page shows all orders for the case. */
  isWithCase?: boolean;
  /** What was ordered. */
  children: ReactNode;
}

/** The layout of every order page: header and actions, content, status, fees and matter. */
export function OrderFrame({ order, isWithCase = false, children }: OrderFrameProps) {
  return (
    <>
      <OrderHeader order={order} isWithCase={isWithCase} />
      <div className={classes.columns}>
        <div className={classes.column}>{children}</div>
        <div className={classes.column}>
          <Section title="Status">
            <StatusTimeline order={order} />
          </Section>
          {/* Refetches the breakdown with each version, because the payment may have advanced. */}
          <FeeBreakdown key={order.version} order={order} />
          {order.matterSync && <MatterSyncSection orderId={order.orderId} sync={order.matterSync} />}
        </div>
      </div>
    </>
  );
}

/** The status history of an order and its filings, latest first. */
function StatusTimeline({ order }: { order: OrderDetail }) {
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
            <time dateTime={entry.at}>{formatInstant(entry.at, order.courtTimeZone)}</time>
            {entry.actor && ` · ${entry.actor}`}
          </p>
          {entry.comment && <p className={classes.comment}>{entry.comment}</p>}
        </li>
      ))}
    </ol>
  );
}
