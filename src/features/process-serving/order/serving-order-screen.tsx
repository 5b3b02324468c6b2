import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '@/api/errors';
import type { ServingOrder } from '@/api/generated/serving/model';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { servingOrderQuery } from './queries';

interface ServingOrderScreenProps {
  orderId: number;
  children: (order: ServingOrder) => ReactNode;
}

/** Loads a serving order and keeps it up to date. */
export function ServingOrderScreen({ orderId, children }: ServingOrderScreenProps) {
  const { data: order, error, refetch } = useQuery(servingOrderQuery(orderId));
  if (order)
    return (
      <>
        {error && <Notice tone="warning">Couldn’t refresh. Showing the last saved version.</Notice>}
        {children(order)}
      </>
    );
  if (failureOf(error).kind === 'not-found')
    return (
      <EmptyState
        isPage
        title={`No recipients found for order ${orderId}`}
        description="It may be a deleted draft, an order placed before recipients were recorded, or belong to another firm."
        action={
          <AppLink to="/order-details-all/$orderId" params={{ orderId }}>
            Order and case history
          </AppLink>
        }
      />
    );
  if (error)
    return <ErrorState isPage title="The order could not be loaded" error={error} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={10} label="Loading the order" />;
}
