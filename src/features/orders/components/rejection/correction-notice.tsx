import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@/api/generated/filing/model';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { isRejected } from '../../model/rejection';
import { rejectedOrderQuery } from '../../queries-order';
import classes from './correction-notice.module.css';
import { CorrectionWindow } from './correction-window';
import { RejectionReason } from './rejection-notice';

/** Above the form of a resubmission: the rejected order, the reasons, and the deadline. */
export function CorrectionNotice({ orderId }: { orderId: number }) {
  const { data: order, isError, refetch } = useQuery(rejectedOrderQuery(orderId));
  return (
    <Notice
      tone="warning"
      title={`Resubmission of order ${orderId}`}
      action={
        <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm">
          Open order {orderId}
        </AppLink>
      }
    >
      {order && <Reasons order={order} />}
      {!order && !isError && <SkeletonLines lines={2} label="Loading the court’s response" />}
      {!order && isError && (
        <>
          The court’s response could not be loaded.{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </Notice>
  );
}

function Reasons({ order }: { order: OrderDetail }) {
  const filings = order.filings.filter(({ status }) => isRejected(status));
  return (
    <>
      {filings.map((filing) => (
        <div key={filing.filingId} className={classes.filing}>
          {filings.length > 1 && <p className={classes.name}>{filing.filingTypeName}</p>}
          <RejectionReason filing={filing} />
        </div>
      ))}
      <CorrectionWindow filings={filings.filter(({ status }) => status === 'returned')} order={order} />
    </>
  );
}
