import { createFileRoute } from '@tanstack/react-router';
import { CourtesyCopyPage } from '@/features/orders/pages/order-details-page';
import { orderQuery } from '@/features/orders/queries-order';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/ccd-details/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Courtesy copy ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: CourtesyCopyPage,
});
