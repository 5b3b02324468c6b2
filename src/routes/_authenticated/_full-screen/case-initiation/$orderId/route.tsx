import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { draftRoute } from '@/features/filing/draft/draft-route';
import { DraftPage } from '@/features/filing/pages/draft-page';
import { filingSearch } from '@/features/filing/search';
import { orderIdParams } from '@/features/orders/order-id';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId')({
  params: orderIdParams,
  validateSearch: filingSearch,
  search: { middlewares: [retainSearchParams(['state'])] },
  ...draftRoute('new-case'),
  head: () => ({ meta: [{ title: 'New case' }] }),
  component: DraftRoute,
});

function DraftRoute() {
  const { orderId } = Route.useParams();
  const { state } = Route.useLoaderData();
  return <DraftPage key={orderId} flow="new-case" orderId={orderId} state={state} />;
}
