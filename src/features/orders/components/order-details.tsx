import type { OrderDetail } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { FeeBreakdown } from './fee-breakdown';
import { FilingSection } from './filing-section';
import { MatterSyncSection } from './matter-sync-section';
import classes from './order-details.module.css';
import { OrderHeader } from './order-header';
import { PartiesList } from './parties-list';
import { StatusTimeline } from './status-timeline';

/** Everything about an order, what matters first. */
export function OrderDetails({ order }: { order: OrderDetail }) {
  return (
    <>
      <OrderHeader order={order} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {order.filings.map((filing, index) => (
            <FilingSection key={filing.filingId} order={order} filing={filing} position={index + 1} />
          ))}
          {order.parties.length > 0 && (
            <Section title="Parties">
              <PartiesList parties={order.parties} />
            </Section>
          )}
        </div>
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
