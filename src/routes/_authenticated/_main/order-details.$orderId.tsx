import { createFileRoute } from '@tanstack/react-router';
import { startOrder } from '@/features/orders/loaders/order';
import { OrderDetailsPage } from '@/features/orders/pages/order-details-page';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/order-details/$orderId')({
  staticData: { shape: 'record' },
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Order ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    startOrder(context.queryClient, params.orderId);
  },
  component: OrderDetailsPage,
});
