import { createFileRoute } from '@tanstack/react-router';
import { loadServiceForm } from '@/features/legal-services/loader';
import { ServiceFormPage } from '@/features/legal-services/pages/service-form-page';
import { serviceFormSearch } from '@/features/legal-services/search';

export const Route = createFileRoute('/_authenticated/_main/services/ucc-search')({
  staticData: { shape: 'record', needs: 'canOrder' },
  validateSearch: serviceFormSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadServiceForm(queryClient, 'UccSearch', deps),
  head: () => ({ meta: [{ title: 'UCC search' }] }),
  component: () => <ServiceFormPage service="UccSearch" state={Route.useLoaderData().state} />,
});
