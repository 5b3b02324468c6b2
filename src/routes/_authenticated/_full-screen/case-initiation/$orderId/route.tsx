import { createFileRoute, notFound, retainSearchParams } from '@tanstack/react-router';
import { openDraft } from '@/features/filing/draft/open-draft';
import { DraftErrorPage } from '@/features/filing/pages/draft-error-page';
import { DraftPage } from '@/features/filing/pages/draft-page';
import { caseInitiationSearch } from '@/features/filing/search';

/** Ids of orders are whole numbers of at most 32 bits. */
const orderIdPattern = /^[1-9]\d{0,9}$/;

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/$orderId')({
  params: {
    parse: ({ orderId }) => {
      if (!orderIdPattern.test(orderId)) throw notFound();
      return { orderId: Number(orderId) };
    },
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  validateSearch: caseInitiationSearch,
  search: { middlewares: [retainSearchParams(['state'])] },
  loaderDeps: ({ search: { state } }) => ({ state }),
  // The draft is fetched when it is opened, and not again from step to step: what is edited is the form's.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { orderId }, deps }) => ({
    state: await openDraft(queryClient, orderId, deps.state),
  }),
  head: () => ({ meta: [{ title: 'New case' }] }),
  errorComponent: DraftErrorPage,
  component: DraftRoute,
});

function DraftRoute() {
  const { orderId } = Route.useParams();
  const { state } = Route.useLoaderData();
  return <DraftPage key={orderId} orderId={orderId} state={state} />;
}
