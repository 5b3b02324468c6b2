import { createFileRoute } from '@tanstack/react-router';
import { startServingOrder } from '@/features/process-serving/order/loader';
import { servingOrderParams, servingOrderSearch } from '@/features/process-serving/order/params';
import { ServingOrderPage } from '@/features/process-serving/pages/serving-order-page';

export const Route = createFileRoute('/_authenticated/_main/serve-it/orders/$orderId/')({
  staticData: { shape: 'record' },
  params: servingOrderParams,
  validateSearch: servingOrderSearch,
  loaderDeps: ({ search: { recipient } }) => ({ position: recipient }),
  loader: ({ context, params: { orderId }, deps: { position }, preload }) => {
    startServingOrder(context.queryClient, { orderId, position, isPreload: preload });
  },
  head: ({ params }) => ({ meta: [{ title: `Process serving ${params.orderId}` }] }),
  component: ServingOrderPage,
});
