import { createFileRoute } from '@tanstack/react-router';
import { orderIdParams } from '@/features/orders/search';
import { prepareStep } from '@/features/process-serving/ordering/frame/later-steps';
import { loadOrderDraft } from '@/features/process-serving/ordering/loaders';
import { OrderDraftError } from '@/features/process-serving/ordering/pages/order-draft-error';
import { OrderDraftPage } from '@/features/process-serving/ordering/pages/order-draft-page';
import { orderDraftSearch } from '@/features/process-serving/ordering/search';

export const Route = createFileRoute('/_authenticated/_full-screen/serve-it/order/process-serving/$orderId')({
  staticData: { shape: 'steps', needs: 'canOrder' },
  params: orderIdParams,
  validateSearch: orderDraftSearch,
  // Loads the draft once, not per step: the form holds the edits.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  // The step's code: beside the draft, or before the page goes to another step.
  beforeLoad: async ({ cause, search: { step } }) => {
    const stepCode = prepareStep(step);
    if (cause === 'stay') await stepCode;
    return { stepCode };
  },
  loader: ({ context: { queryClient, stepCode }, params: { orderId } }) =>
    Promise.all([loadOrderDraft(queryClient, orderId), stepCode]),
  head: () => ({ meta: [{ title: 'Process serving' }] }),
  errorComponent: OrderDraftError,
  component: DraftRoute,
});

function DraftRoute() {
  const { orderId } = Route.useParams();
  return <OrderDraftPage key={orderId} orderId={orderId} />;
}
