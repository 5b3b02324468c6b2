import { createFileRoute } from '@tanstack/react-router';
import { loadDrafts } from '@/features/orders/loaders/drafts';
import { MatterDraftsPage } from '@/features/orders/pages/drafts-page';
import { draftsSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/drafts')({
  validateSearch: draftsSearch,
  head: () => ({ meta: [{ title: 'Matter drafts' }] }),
  loaderDeps: ({ search }) => search,
  loader: (entry) => loadDrafts(entry, entry.params),
  component: MatterDraftsPage,
});
