import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '@/api/errors';
import type { OrderDetail } from '@/api/generated/filing/model';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { type OrderPage, orderPageOf } from '../model/order-page';
import { orderQuery } from '../queries-order';

interface OrderScreenProps {
  orderId: number;
  /** The page this is: an order that has another is sent on to that. Left out, any order will do. */
  page?: OrderPage;
  children: (order: OrderDetail) => ReactNode;
}

/** One order, once it is there. It follows the court by itself. */
export function OrderScreen({ orderId, page, children }: OrderScreenProps) {
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  if (order) {
    const itsPage = orderPageOf(order.service);
    if (page && itsPage !== page) return <Navigate to={`/${itsPage}/$orderId`} params={{ orderId }} replace />;
    return (
      <>
        {error && <Notice tone="warning">Couldn’t refresh. Showing the last saved version.</Notice>}
        {children(order)}
      </>
    );
  }
  if (failureOf(error).kind === 'not-found')
    return (
      <EmptyState
        isPage
        title={`There is no order ${orderId}`}
        description="It may have been a draft that was deleted, or it belongs to another firm."
        action={<AppLink to="/orders">All orders</AppLink>}
      />
    );
  if (error)
    return (
      <ErrorState
        isPage
        title="The order could not be loaded"
        description="Check your connection and try again. If it keeps happening, contact support."
        onRetry={() => void refetch()}
      />
    );
  return (
    <Section title={`Order ${orderId}`}>
      <SkeletonLines lines={8} label="Loading the order" />
    </Section>
  );
}
