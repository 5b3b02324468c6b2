import { createFileRoute } from '@tanstack/react-router';
import { startOrder } from '@/features/orders/loaders/order';
import { OrderDetailsAllPage } from '@/features/orders/pages/order-details-all-page';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/order-details-all/$orderId')({
  staticData: { shape: 'record' },
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Case history of order ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    startOrder(context.queryClient, params.orderId);
  },
  component: OrderDetailsAllPage,
});
