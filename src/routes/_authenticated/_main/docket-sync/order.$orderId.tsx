import { createFileRoute } from '@tanstack/react-router';
import { docketOrderParams, docketOrderSearch } from '@/features/docket-sync/order/params';
import { startDocketOrder } from '@/features/docket-sync/order/queries';
import { DocketOrderPage } from '@/features/docket-sync/pages/docket-order-page';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/order/$orderId')({
  staticData: { shape: 'record', needs: 'canSeeCourts' },
  params: docketOrderParams,
  validateSearch: docketOrderSearch,
  head: ({ params }) => ({ meta: [{ title: `Docket ${params.orderId}` }] }),
  loader: ({ context, params }) => startDocketOrder(context.queryClient, params.orderId),
  component: DocketOrderPage,
});
