import { createFileRoute } from '@tanstack/react-router';
import { OrderDetailsAllPage } from '@/features/orders/pages/order-details-all-page';
import { orderQuery } from '@/features/orders/queries-order';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/order-details-all/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Case history of order ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: OrderDetailsAllPage,
});
