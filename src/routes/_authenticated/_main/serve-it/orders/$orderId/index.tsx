import { createFileRoute } from '@tanstack/react-router';
import { startServingOrder } from '@/features/process-serving/order/loader';
import { servingOrderParams, servingOrderSearch } from '@/features/process-serving/order/params';
import { ServingOrderPage } from '@/features/process-serving/pages/serving-order-page';

export const Route = createFileRoute('/_authenticated/_main/serve-it/orders/$orderId/')({
  staticData: { shape: 'record' },
  params: servingOrderParams,
  validateSearch: servingOrderSearch,
  head: ({ params }) => ({ meta: [{ title: `Process serving ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    startServingOrder(context.queryClient, params.orderId);
  },
  component: ServingOrderPage,
});
