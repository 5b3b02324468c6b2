import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { draftRoute } from '@/features/filing/draft/draft-route';
import { DraftPage } from '@/features/filing/pages/draft-page';
import { filingSearch } from '@/features/filing/search';
import { orderIdParams } from '@/features/orders/order-id';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId')({
  params: orderIdParams,
  validateSearch: filingSearch,
  search: { middlewares: [retainSearchParams(['state'])] },
  ...draftRoute('existing-case'),
  head: () => ({ meta: [{ title: 'File into a case' }] }),
  component: DraftRoute,
});

function DraftRoute() {
  const { orderId } = Route.useParams();
  const { state } = Route.useLoaderData();
  return <DraftPage key={orderId} flow="existing-case" orderId={orderId} state={state} />;
}
