import type { ReactNode } from 'react';
import type { OrderDetail } from '@/api/generated/filing/model';
import { usePermissions } from '@/features/firm';
import { formatInstant } from '@/lib/format/dates';
import { formatNamedInstant } from '@/lib/format/days-in-words';
import { plainMatterName, plainNameExplanation } from '@/lib/format/matter-name';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { StatusBadge } from '@/lib/ui/status-badge';
import { hasDraftForm } from '../../model/draft';
import { returnDateText } from '../../model/entered-facts';
import { orderStatus } from '../../model/order-status';
import { serviceLabel } from '../../model/services';
import { OrderActions } from './order-actions';
import classes from './order-header.module.css';

interface OrderHeaderProps {
  order: OrderDetail;
  /** Whether the page shows all orders for the case. Otherwise it links to them. */
  isWithCase: boolean;
}

/** The title, status, actions and key facts of an order. */
export function OrderHeader({ order, isWithCase }: OrderHeaderProps) {
  const canFile = usePermissions()?.canFile !== false;
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
        {order.entered?.returnDate && <Fact name="Return date">{returnDateText(order.entered.returnDate)}</Fact>}
        {order.caseNumber && (
          <Fact name="Case" isScreenOnly>
            <span className={classes.links}>
              <CaseLink order={order} isWithCase={isWithCase} />
              {canFile && (
                <>
                  <FileIntoCaseLink order={order} />
                  <ServeInCaseLink order={order} />
                  <CourtesyCopyLink order={order} />
                </>
              )}
            </span>
          </Fact>
        )}
        <ServiceAfterFiling order={order} />
        <Fact name="Matter">
          <MatterLink order={order} />
        </Fact>
        {(order.correctsOrderId ?? order.correctedBy) && (
          <Fact name="Resubmission">
            <CorrectionLinks order={order} />
          </Fact>
        )}
        {order.firstSubmittedAt && (
          <Fact name="First submitted">{formatInstant(order.firstSubmittedAt, order.courtTimeZone)}</Fact>
        )}
        <Fact name={order.status === 'draft' ? 'Started' : 'Ordered'}>
          {`${formatNamedInstant(order.orderedAt)}, ${order.orderedBy.name}`}
        </Fact>
      </dl>
    </>
  );
}

interface FactProps {
  name: string;
  /** Only links to other pages. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

function Fact({ name, isScreenOnly, children }: FactProps) {
  return (
    <div data-screen-only={isScreenOnly}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CaseLink({ order: { orderId }, isWithCase }: OrderHeaderProps) {
  return isWithCase ? (
    <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm">
      This order only
    </AppLink>
  ) : (
    <AppLink to="/order-details-all/$orderId" params={{ orderId }} size="sm">
      Case history
    </AppLink>
  );
}

/** Shown only if the product can file into the case. */
function FileIntoCaseLink({ order }: { order: OrderDetail }) {
  const { state, caseTrackingId, mappingId } = order;
  if (caseTrackingId === undefined || !hasDraftForm(order)) return null;
  return (
    <AppLink to="/existing-case" search={{ state, mappingId, case: caseTrackingId, begin: 'now' }} size="sm">
      File into this case
    </AppLink>
  );
}

/** Serves further documents in the case without filing them. */
function ServeInCaseLink({ order: { state, court, caseNumber, caseTrackingId, mappingId } }: { order: OrderDetail }) {
  if (!court) return null;
  return (
    <AppLink
      to="/new-eservice"
      search={{ state, mappingId, courtLocationCode: court.code, caseNumber, caseTrackingId }}
      size="sm"
    >
      Serve without filing
    </AppLink>
  );
}

/** Service of process on the parties of a filing that opens a case, also while the clerk has not decided. */
function ServiceAfterFiling({
  order: { orderId, service, status, state, mappingId, parties },
}: {
  order: OrderDetail;
}) {
  const isOffered = service === 'CreateCase' && !['draft', 'rejected', 'cancelled'].includes(status);
  if (!isOffered || parties.every(({ isFilingParty }) => isFilingParty)) return null;
  return (
    <Fact name="Service of process" isScreenOnly>
      <AppLink to="/serve-it/order/process-serving" search={{ state, mappingId, after: orderId }} size="sm">
        Serve its parties
      </AppLink>
    </Fact>
  );
}

/** Printed copies of what was filed. */
function CourtesyCopyLink({ order: { state, orderId, status, filingFlow, mappingId } }: { order: OrderDetail }) {
  if (!filingFlow || status === 'draft' || status === 'cancelled') return null;
  return (
    <AppLink to="/new-courtesy-copy" search={{ state, mappingId, ofOrder: orderId }} size="sm">
      Courtesy copy
    </AppLink>
  );
}

/** Links a rejected order and its resubmission. */
function CorrectionLinks({ order: { correctsOrderId, correctedBy } }: { order: OrderDetail }) {
  return (
    <span className={classes.links}>
      {correctsOrderId !== undefined && (
        <AppLink to="/order-details/$orderId" params={{ orderId: correctsOrderId }} size="sm">
          Resubmission of order {correctsOrderId}
        </AppLink>
      )}
      {correctedBy && correctedBy.status !== 'draft' && (
        <AppLink to="/order-details/$orderId" params={{ orderId: correctedBy.orderId }} size="sm">
          Resubmitted as order {correctedBy.orderId}
        </AppLink>
      )}
      {correctedBy?.status === 'draft' && `Resubmission started in draft ${correctedBy.orderId}`}
    </span>
  );
}

function MatterLink({ order: { clientReference, matterName, mappingId } }: { order: OrderDetail }) {
  if (!clientReference) return 'No matter';
  const plain = plainMatterName(matterName ?? '');
  return (
    <AppLink
      to="/matter-view/$clientReference"
      params={{ clientReference }}
      search={{ mappingId }}
      size="sm"
      title={plain === (matterName ?? '') ? undefined : plainNameExplanation}
    >
      {plain && plain !== clientReference ? `${plain} (${clientReference})` : clientReference}
    </AppLink>
  );
}
