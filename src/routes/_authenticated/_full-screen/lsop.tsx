import { createFileRoute } from '@tanstack/react-router';
import { loadServiceForm } from '@/features/legal-services/loader';
import { ServiceFormPage } from '@/features/legal-services/pages/service-form-page';
import { serviceFormSearch } from '@/features/legal-services/search';

export const Route = createFileRoute('/_authenticated/_full-screen/lsop')({
  staticData: { shape: 'record', needs: 'canOrder' },
  validateSearch: serviceFormSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadServiceForm(queryClient, 'LegalServiceOfProcess', deps),
  head: () => ({ meta: [{ title: 'Legal service of process' }] }),
  component: () => <ServiceFormPage service="LegalServiceOfProcess" state={Route.useLoaderData().state} />,
});
