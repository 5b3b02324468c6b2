import { createFileRoute } from '@tanstack/react-router';
import { startOrder } from '@/features/orders/loaders/order';
import { EServicePage } from '@/features/orders/pages/order-details-page';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/e-service-details/$orderId')({
  staticData: { shape: 'record', needs: 'canSeeCourts' },
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `E-service ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    startOrder(context.queryClient, params.orderId);
  },
  component: EServicePage,
});
