import { createFileRoute, notFound } from '@tanstack/react-router';
import { OrderDetailsPage } from '@/features/orders/pages/order-details-page';
import { orderQuery } from '@/features/orders/queries-order';

/** Ids of orders are whole numbers of at most 32 bits. */
const orderIdPattern = /^[1-9]\d{0,9}$/;

export const Route = createFileRoute('/_authenticated/_main/order-details/$orderId')({
  params: {
    parse: ({ orderId }) => {
      if (!orderIdPattern.test(orderId)) throw notFound();
      return { orderId: Number(orderId) };
    },
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  head: ({ params }) => ({ meta: [{ title: `Order ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.orderId));
  },
  component: OrderDetailsPage,
});
