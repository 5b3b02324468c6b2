import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { failureOf } from '@/api/errors';
import type { ServingSummary } from '@/api/generated/serving/model';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { servingSummaryQuery } from './queries';

const FormerOrder = lazy(() => import('./former-order'));

interface ServingOrderScreenProps {
  orderId: number;
  children: (order: ServingSummary) => ReactNode;
}

/** Loads a serving order and keeps it up to date; one that was placed in the former product is only shown. */
export function ServingOrderScreen({ orderId, children }: ServingOrderScreenProps) {
  const { data: order, error, refetch } = useQuery(servingSummaryQuery(orderId));
  if (order)
    return (
      <>
        {error && <Notice tone="warning">Couldn’t refresh. Showing the last saved version.</Notice>}
        {children(order)}
      </>
    );
  if (failureOf(error).kind === 'not-found')
    return (
      <Suspense fallback={<SkeletonLines lines={10} label="Loading the order" />}>
        <FormerOrder orderId={orderId} />
      </Suspense>
    );
  if (error)
    return <ErrorState isPage title="The order could not be loaded" error={error} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={10} label="Loading the order" />;
}
