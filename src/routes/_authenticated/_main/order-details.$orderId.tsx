import { createFileRoute } from '@tanstack/react-router';
import { OrderDetailsPage } from '@/features/orders/pages/order-details-page';
import { orderQuery } from '@/features/orders/queries-order';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/order-details/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Order ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: OrderDetailsPage,
});
