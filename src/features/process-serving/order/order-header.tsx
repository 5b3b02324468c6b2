import { Group } from '@mantine/core';
import { useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import { cancelServingOrder, getServingEvidence } from '@/api/generated/serving';
import type { ServingSummary } from '@/api/generated/serving/model';
import { ArchiveButton } from '@/lib/files/archive-button';
import { formatDollars } from '@/lib/format/money';
import { AppLink, ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { TextDialog } from './dialogs';
import { orderProgress } from './model/progress';
import { useOrderChange } from './mutations';
import classes from './order.module.css';
import { VerifyCustody } from './verify-custody';

const tones: Readonly<Record<ServingSummary['status'], StatusTone>> = {
  'in-progress': 'progress',
  completed: 'good',
  cancelled: 'neutral',
};

/** The order as a whole: its case, progress, evidence and cancellation. */
export function ServingOrderHeader({ order }: { order: ServingSummary }) {
  const { orderId, status, statusText, canRelease, jobs } = order;
  const isWaiting = canRelease || jobs.some(({ needsYou }) => needsYou);
  const { caseTitle, caseNumber, courtName } = order.case;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to="/orders">Orders</AppLink>}
        title={caseTitle || `Order ${orderId}`}
        subtitle={
          <>
            <StatusBadge tone={tones[status]} label={statusText} />{' '}
            {[caseNumber, courtName, `Order ${orderId}`].filter(Boolean).join(' · ')}
          </>
        }
        actions={
          <Group gap="xs">
            {isWaiting && (
              <ButtonLink to="/serve-it/orders/$orderId/review" params={{ orderId }}>
                Review what waits for you
              </ButtonLink>
            )}
            <ArchiveButton
              fileName={`evidence-${orderId}.zip`}
              fetchFile={(call) => getServingEvidence(orderId, call)}
              onError={(error) => showFailure('The evidence was not downloaded', explain(failureOf(error), tryAgain))}
            >
              Download the evidence
            </ArchiveButton>
            <CancelOrder order={order} />
          </Group>
        }
      />
      <ProgressBar order={order} />
      <div className={classes.facts}>
        <MatterLink order={order} />
        {order.afterFilingOrderId !== undefined && (
          <AppLink
            to="/order-details/$orderId"
            params={{ orderId: order.afterFilingOrderId }}
            size="sm"
            underline="always"
          >
            {`Filing ${order.afterFilingOrderId}`}
          </AppLink>
        )}
        <span className={classes.quiet}>{`Charged so far: ${formatDollars(order.total)}`}</span>
        <VerifyCustody key={orderId} orderId={orderId} />
      </div>
    </>
  );
}

function MatterLink({ order: { clientReference, mappingId } }: { order: ServingSummary }) {
  if (!clientReference) return null;
  return (
    <AppLink to="/matter-view/$clientReference" params={{ clientReference }} search={{ mappingId }} size="sm">
      {`Matter ${clientReference}`}
    </AppLink>
  );
}

const parts = [
  ['served', 'Served'],
  ['notServed', 'Not served'],
  ['underWay', 'Under way'],
  ['onHold', 'On hold'],
  ['cancelled', 'Cancelled'],
] as const;

/** Shows how many recipients are where, as a bar and in words. */
function ProgressBar({ order }: { order: ServingSummary }) {
  const progress = orderProgress(order);
  const shown = parts.filter(([part]) => progress[part] > 0);
  return (
    <figure className={classes.progress} aria-label="Recipients by status">
      <div className={classes.bar} aria-hidden>
        {shown.map(([part]) => (
          <span key={part} data-part={part} style={{ flexGrow: progress[part] }} />
        ))}
      </div>
      <figcaption>
        {shown.map(([part, name]) => (
          <span key={part} className={classes.legend} data-part={part}>
            {`${progress[part]} ${name.toLowerCase()}`}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function CancelOrder({ order }: { order: ServingSummary }) {
  const { mutateAsync: change } = useOrderChange(order.orderId);
  const [isOpen, setOpen] = useState(false);
  const { isAvailable, reason, fee } = order.cancellation;
  if (order.status !== 'in-progress') return null;
  return (
    <>
      <ReasonButton
        variant="default"
        refusal={isAvailable ? undefined : (reason ?? 'This order can’t be cancelled now.')}
        needsNetwork
        onClick={() => setOpen(true)}
      >
        Cancel order
      </ReasonButton>
      {isOpen && (
        <TextDialog
          title="Cancel this order?"
          label="Reason"
          maxLength={500}
          submitLabel="Cancel order"
          send={(text) => change((orderId) => cancelServingOrder(orderId, { reason: text }))}
          outcome={{ failed: 'Not cancelled. Try again.', whether: 'the order was cancelled. Try again.' }}
          onClose={() => setOpen(false)}
        >
          <span>
            {`All open recipients are cancelled. ${fee > 0 ? `Cancelling costs ${formatDollars(fee)}.` : 'Cancelling is free now.'} After the first attempt nothing is returned. This can’t be undone.`}
          </span>
        </TextDialog>
      )}
    </>
  );
}
