import { createFileRoute } from '@tanstack/react-router';
import { orderIdParams } from '@/features/orders/order-id';
import { EServicePage } from '@/features/orders/pages/e-service-page';
import { orderQuery } from '@/features/orders/queries-order';

export const Route = createFileRoute('/_authenticated/_main/e-service-details/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `E-service ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: EServicePage,
});
