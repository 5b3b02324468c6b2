import { createFileRoute } from '@tanstack/react-router';
import { loadServiceForm } from '@/features/legal-services/loader';
import { ServiceFormPage } from '@/features/legal-services/pages/service-form-page';
import { serviceFormSearch } from '@/features/legal-services/search';

export const Route = createFileRoute('/_authenticated/_main/services/1099-s')({
  staticData: { shape: 'record', needs: 'canOrder' },
  validateSearch: serviceFormSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadServiceForm(queryClient, 'Form1099S', deps),
  head: () => ({ meta: [{ title: 'Form 1099-S' }] }),
  component: () => <ServiceFormPage service="Form1099S" state={Route.useLoaderData().state} />,
});
