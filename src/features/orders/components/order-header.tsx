import type { OrderDetail } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { PropertiesList } from '@/lib/ui/properties-list';
import { StatusBadge } from '@/lib/ui/status-badge';
import { orderStatus } from '../model/order-status';
import { serviceLabel } from '../model/services';
import { OrderActions } from './order-actions';
import classes from './order-header.module.css';

/** What an order is of, where it stands and what can be done with it. */
export function OrderHeader({ order }: { order: OrderDetail }) {
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to="/orders">Orders</AppLink>}
        title={order.caseTitle}
        subtitle={
          <span className={classes.subtitle}>
            <StatusBadge tone={orderStatus(order.status).tone} label={order.statusText} />
            <span>{[order.court?.name, order.caseNumber].filter(Boolean).join(' · ')}</span>
          </span>
        }
        actions={<OrderActions order={order} />}
      />
      <div className={classes.facts}>
        <PropertiesList
          items={[
            ['Order', order.orderId],
            ['Service', serviceLabel(order.service)],
            ['Envelope', order.envelopeId],
            ['Matter', <MatterLink key="matter" order={order} />],
            [
              order.status === 'draft' ? 'Begun' : 'Ordered',
              `${formatInstant(order.orderedAt)}, ${order.orderedBy.name}`,
            ],
          ]}
        />
      </div>
    </>
  );
}

function MatterLink({ order: { clientReference, matterName, mappingId } }: { order: OrderDetail }) {
  if (!clientReference) return 'None';
  return (
    <AppLink to="/matter-view/$clientReference" params={{ clientReference }} search={{ mappingId }} size="sm">
      {matterName && matterName !== clientReference ? `${matterName} (${clientReference})` : clientReference}
    </AppLink>
  );
}
