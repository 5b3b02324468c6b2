import { createFileRoute } from '@tanstack/react-router';
import { loadContacts } from '@/features/service-contacts/loaders';
import { ServiceContactsPage } from '@/features/service-contacts/pages/service-contacts-page';
import { serviceContactsSearch } from '@/features/service-contacts/search';

export const Route = createFileRoute('/_authenticated/_main/filing-account/service-contacts/')({
  staticData: { shape: 'list', needs: 'canFile' },
  validateSearch: serviceContactsSearch,
  head: () => ({ meta: [{ title: 'Service contacts' }] }),
  loaderDeps: ({ search: { q, sort, show, case: _, ...deps } }) => deps,
  loader: ({ context: { queryClient }, deps }) => loadContacts(queryClient, deps),
  component: ServiceContactsPage,
});
