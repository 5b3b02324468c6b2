import { createFileRoute } from '@tanstack/react-router';
import { openDraft } from '@/features/filing/loaders/draft';
import { DraftErrorPage } from '@/features/filing/pages/draft-error-page';
import { DraftPage } from '@/features/filing/pages/draft-page';
import { filingSearch } from '@/features/filing/search';
import { orderIdParams } from '@/features/orders/search';

// Repeated in both filing routes: what a route defines inline loads with its page, what it is passed loads with the
// entry.
export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/$orderId')({
  staticData: { shape: 'steps', needs: 'canFile' },
  params: orderIdParams,
  validateSearch: filingSearch,
  loaderDeps: ({ search: { state } }) => ({ state }),
  // Loads the draft once, not per step: the form holds the edits.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  loader: ({ context: { queryClient }, params: { orderId }, deps }) =>
    openDraft(queryClient, { flow: 'existing-case', orderId, ...deps }),
  head: () => ({ meta: [{ title: 'File into a case' }] }),
  errorComponent: DraftErrorPage,
  component: DraftRoute,
});

function DraftRoute() {
  const { orderId } = Route.useParams();
  const { state, provider } = Route.useLoaderData();
  return <DraftPage key={orderId} provider={provider} flow="existing-case" orderId={orderId} state={state} />;
}
