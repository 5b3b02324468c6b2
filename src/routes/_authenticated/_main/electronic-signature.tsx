import { createFileRoute } from '@tanstack/react-router';
import { serviceFormSearch } from '@/features/legal-services/search';
import { loadNewEnvelope } from '@/features/signatures/loader';
import { NewEnvelopePage } from '@/features/signatures/pages/new-envelope-page';

export const Route = createFileRoute('/_authenticated/_main/electronic-signature')({
  staticData: { shape: 'record', needs: 'canOrder' },
  validateSearch: serviceFormSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadNewEnvelope(queryClient, deps),
  head: () => ({ meta: [{ title: 'Electronic signature' }] }),
  component: () => <NewEnvelopePage state={Route.useLoaderData().state} />,
});
