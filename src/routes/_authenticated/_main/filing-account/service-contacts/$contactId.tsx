import { createFileRoute } from '@tanstack/react-router';
import { loadContact } from '@/features/service-contacts/loaders';
import { ServiceContactPage } from '@/features/service-contacts/pages/service-contact-page';
import { contactIdParams, serviceContactsSearch } from '@/features/service-contacts/search';

export const Route = createFileRoute('/_authenticated/_main/filing-account/service-contacts/$contactId')({
  staticData: { shape: 'record', needs: 'canFile' },
  params: contactIdParams,
  // The search of the list, to return to it.
  validateSearch: serviceContactsSearch,
  head: () => ({ meta: [{ title: 'Service contact' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, params }) => loadContact(queryClient, params.contactId, deps),
  component: ServiceContactPage,
});
