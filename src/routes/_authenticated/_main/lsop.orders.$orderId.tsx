import { createFileRoute } from '@tanstack/react-router';
import { serviceRequestQuery } from '@/features/legal-services/queries';
import { startOrder } from '@/features/orders/loaders/order';
import { LegalServicePage } from '@/features/orders/pages/order-details-page';
import { orderIdParams } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/lsop/orders/$orderId')({
  staticData: { shape: 'record' },
  params: orderIdParams,
  head: ({ params }) => ({ meta: [{ title: `Legal service ${params.orderId}` }] }),
  loader: ({ context, params }) => {
    startOrder(context.queryClient, params.orderId);
    void context.queryClient.prefetchQuery(serviceRequestQuery(params.orderId));
  },
  component: LegalServicePage,
});
