import { createFileRoute } from '@tanstack/react-router';
import { loadDrafts } from '@/features/orders/loaders/drafts';
import { DraftsPage } from '@/features/orders/pages/drafts-page';
import { draftsSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/orders/drafts')({
  staticData: { shape: 'list' },
  validateSearch: draftsSearch,
  head: () => ({ meta: [{ title: 'Drafts' }] }),
  loaderDeps: ({ search }) => search,
  loader: (entry) => loadDrafts(entry),
  component: DraftsPage,
});
