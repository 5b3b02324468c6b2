import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '@/api/errors';
import type { OrderDetail } from '@/api/generated/filing/model';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { type OrderPage, orderPageOf } from '../../model/services';
import { orderQuery } from '../../queries-order';

interface OrderScreenProps {
  orderId: number;
  /** Redirects orders that have another page. Without it, any order is shown. */
  page?: OrderPage;
  children: (order: OrderDetail) => ReactNode;
}

/** Loads an order and keeps it up to date. */
export function OrderScreen({ orderId, page, children }: OrderScreenProps) {
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  if (order) {
    const orderPage = orderPageOf(order.service);
    if (page && orderPage !== page) return <Navigate to={`/${orderPage}/$orderId`} params={{ orderId }} replace />;
    return (
      <>
        {error && <Notice tone="warning">Couldn’t refresh. Showing the last saved version.</Notice>}
        {children(order)}
      </>
    );
  }
  if (failureOf(error).kind === 'not-found')
    return (
      <NotFoundPage what={`Order ${orderId}`} why="It may be a deleted draft, or belong to another firm.">
        <AppLink to="/orders">All orders</AppLink>
      </NotFoundPage>
    );
  if (error)
    return <ErrorState isPage title="The order could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Section title={`Order ${orderId}`}>
      <SkeletonLines lines={8} label="Loading the order" />
    </Section>
  );
}
