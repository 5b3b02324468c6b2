import type { ReactNode } from 'react';
import type { OrderDetail } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { StatusBadge } from '@/lib/ui/status-badge';
import { hasDraftForm } from '../model/draft';
import { orderStatus } from '../model/order-status';
import { serviceLabel } from '../model/services';
import { OrderActions } from './order-actions';
import classes from './order-header.module.css';

interface OrderHeaderProps {
  order: OrderDetail;
  /** Whether the other orders of the case are on the page: else a link leads to them. */
  isWithCase: boolean;
}

/** What an order is of, where it stands and what can be done with it. */
export function OrderHeader({ order, isWithCase }: OrderHeaderProps) {
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
      <dl className={classes.facts}>
        <Fact name="Order">{order.orderId}</Fact>
        <Fact name="Service">{serviceLabel(order.service)}</Fact>
        {order.envelopeId && <Fact name="Envelope">{order.envelopeId}</Fact>}
        {order.caseNumber && (
          <Fact name="Case">
            <span className={classes.links}>
              <CaseLink order={order} isWithCase={isWithCase} />
              <FileIntoCaseLink order={order} />
            </span>
          </Fact>
        )}
        <Fact name="Matter">
          <MatterLink order={order} />
        </Fact>
        {(order.correctsOrderId ?? order.correctedBy) && (
          <Fact name="Correction">
            <CorrectionLinks order={order} />
          </Fact>
        )}
        <Fact name={order.status === 'draft' ? 'Begun' : 'Ordered'}>
          {`${formatInstant(order.orderedAt)}, ${order.orderedBy.name}`}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CaseLink({ order: { orderId }, isWithCase }: OrderHeaderProps) {
  return isWithCase ? (
    <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm">
      This order alone
    </AppLink>
  ) : (
    <AppLink to="/order-details-all/$orderId" params={{ orderId }} size="sm">
      Everything for this case
    </AppLink>
  );
}

/** The way to the next filing of the case, where it can be filed into. */
function FileIntoCaseLink({ order }: { order: OrderDetail }) {
  const { state, caseTrackingId, mappingId } = order;
  if (caseTrackingId === undefined || !hasDraftForm(order)) return null;
  return (
    <AppLink to="/existing-case" search={{ state, mappingId, case: caseTrackingId }} size="sm">
      File into this case
    </AppLink>
  );
}

/** The way between an order that came back and the one that corrects it. */
function CorrectionLinks({ order: { correctsOrderId, correctedBy } }: { order: OrderDetail }) {
  return (
    <span className={classes.links}>
      {correctsOrderId !== undefined && (
        <AppLink to="/order-details/$orderId" params={{ orderId: correctsOrderId }} size="sm">
          Corrects order {correctsOrderId}
        </AppLink>
      )}
      {correctedBy && correctedBy.status !== 'draft' && (
        <AppLink to="/order-details/$orderId" params={{ orderId: correctedBy.orderId }} size="sm">
          Corrected by order {correctedBy.orderId}
        </AppLink>
      )}
      {correctedBy?.status === 'draft' && `Being corrected in draft ${correctedBy.orderId}`}
    </span>
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
