import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '@/api/errors';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { OrderDetails } from '../components/order-details';
import { orderQuery } from '../queries-order';

const route = getRouteApi('/_authenticated/_main/order-details/$orderId');

/** One order: where it stands, what the clerk said, its documents and what it costs. Follows the court by itself. */
export function OrderDetailsPage() {
  const { orderId } = route.useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  if (order)
    return (
      <>
        {error && <Notice tone="warning">The order could not be brought up to date. You see it as it was.</Notice>}
        <OrderDetails order={order} />
      </>
    );
  if (error instanceof ApiError && error.status === 404)
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
