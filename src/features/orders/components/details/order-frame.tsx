import type { ReactNode } from 'react';
import type { OrderDetail } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { FeeBreakdown } from './fee-breakdown';
import { MatterSyncSection } from './matter-sync-section';
import classes from './order-frame.module.css';
import { OrderHeader } from './order-header';
import { StatusTimeline } from './status-timeline';

interface OrderFrameProps {
  order: OrderDetail;
  /** Whether the other orders of the case are on the page. */
  isWithCase?: boolean;
  /** What it is an order of, what matters first. */
  children: ReactNode;
}

/** What every page of an order has: what it is and what can be done, where it stands, what it costs. */
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
          {/* A new version may have moved the payment on: the breakdown is asked for again. */}
          <FeeBreakdown key={order.version} order={order} />
          {order.matterSync && <MatterSyncSection orderId={order.orderId} sync={order.matterSync} />}
        </div>
      </div>
    </>
  );
}
