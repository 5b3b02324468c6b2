import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@/api/generated/filing/model';
import { formatDay } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { cureDeadline, sentBackAt } from '../model/cure-deadline';
import { cameBack } from '../model/order-status';
import { sentBackOrderQuery } from '../queries-order';
import classes from './correction-notice.module.css';
import { SentBackReason } from './sent-back-reason';

/** Above the form of a correction: which order it corrects, why that came back, and until when it can be mended. */
export function CorrectionNotice({ orderId }: { orderId: number }) {
  const { data: order, isError, refetch } = useQuery(sentBackOrderQuery(orderId));
  return (
    <Notice
      tone="warning"
      title={`This corrects order ${orderId}`}
      action={
        <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm">
          Open order {orderId}
        </AppLink>
      }
    >
      {order && <Reasons order={order} />}
      {!order && !isError && <SkeletonLines lines={2} label="What the court said is being loaded" />}
      {!order && isError && (
        <>
          What the court said could not be loaded.{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </Notice>
  );
}

function Reasons({ order }: { order: OrderDetail }) {
  const filings = order.filings.filter(({ status }) => cameBack(status));
  const returnedAt = sentBackAt(order);
  const deadline = returnedAt && cureDeadline(order.state, returnedAt);
  return (
    <>
      {filings.map((filing) => (
        <div key={filing.filingId} className={classes.filing}>
          {filings.length > 1 && <p className={classes.name}>{filing.filingTypeName}</p>}
          <SentBackReason filing={filing} />
        </div>
      ))}
      {deadline && <p className={classes.deadline}>Correct it by {formatDay(deadline.toISOString())}.</p>}
    </>
  );
}
