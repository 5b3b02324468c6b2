import { createFileRoute } from '@tanstack/react-router';
import { DraftPage } from '@/features/filing/pages/draft-page';
import { caseInitiationSearch } from '@/features/filing/search';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: Number(orderId) }),
    stringify: ({ orderId }) => ({ orderId: `${orderId}` }),
  },
  validateSearch: caseInitiationSearch,
  component: DraftRoute,
});

function DraftRoute() {
  const { orderId } = Route.useParams();
  const { state } = Route.useSearch();
  return <DraftPage key={orderId} orderId={orderId} state={state ?? 'IL'} />;
}
