import { createFileRoute } from '@tanstack/react-router';
import { orderIdParams } from '@/features/orders/order-id';
import { CourtesyCopyPage } from '@/features/orders/pages/courtesy-copy-page';
import { orderQuery } from '@/features/orders/queries-order';

export const Route = createFileRoute('/_authenticated/_main/ccd-details/$orderId')({
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Courtesy copy ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: CourtesyCopyPage,
});
