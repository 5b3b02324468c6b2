import { createFileRoute } from '@tanstack/react-router';
import { EServicePage } from '@/features/orders/pages/order-details-page';
import { orderQuery } from '@/features/orders/queries-order';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/e-service-details/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `E-service ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: EServicePage,
});
