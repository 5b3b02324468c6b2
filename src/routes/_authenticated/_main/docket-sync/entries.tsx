import { createFileRoute } from '@tanstack/react-router';
import { DocketEntriesPage } from '@/features/docket-sync/pages/docket-entries-page';
import { loadEntries } from '@/features/docket-sync/watch/loaders';
import { entriesSearch } from '@/features/docket-sync/watch/search';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/entries')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  validateSearch: entriesSearch,
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: 'Docket entries' }] }),
  loader: ({ context, deps }) => loadEntries(context.queryClient, deps),
  component: DocketEntriesPage,
});
