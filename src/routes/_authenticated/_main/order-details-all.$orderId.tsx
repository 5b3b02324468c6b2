import { createFileRoute } from '@tanstack/react-router';
import { orderIdParams } from '@/features/orders/order-id';
import { OrderDetailsAllPage } from '@/features/orders/pages/order-details-all-page';
import { orderQuery } from '@/features/orders/queries-order';

export const Route = createFileRoute('/_authenticated/_main/order-details-all/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Everything for the case of order ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: OrderDetailsAllPage,
});
