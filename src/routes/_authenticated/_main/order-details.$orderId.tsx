import { createFileRoute } from '@tanstack/react-router';
import { orderIdParams } from '@/features/orders/order-id';
import { OrderDetailsPage } from '@/features/orders/pages/order-details-page';
import { orderQuery } from '@/features/orders/queries-order';

export const Route = createFileRoute('/_authenticated/_main/order-details/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Order ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: OrderDetailsPage,
});
