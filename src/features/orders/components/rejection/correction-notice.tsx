import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { rejectedOrderQuery } from '../../queries-order';

// Few drafts are resubmissions.
const CorrectionReasons = lazy(() => import('./correction-reasons'));

/** Above the form of a resubmission: the rejected order, the reasons, and the deadline. */
export function CorrectionNotice({ orderId }: { orderId: number }) {
  const { data: order, isError, refetch } = useQuery(rejectedOrderQuery(orderId));
  const loading = <SkeletonLines lines={2} label="Loading the court’s response" />;
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
      {order && (
        <Suspense fallback={loading}>
          <CorrectionReasons order={order} />
        </Suspense>
      )}
      {!order && !isError && loading}
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
