import { createFileRoute } from '@tanstack/react-router';
import { AllDocketsPage } from '@/features/docket-sync/pages/all-dockets-page';
import { loadAllDockets } from '@/features/docket-sync/watch/loaders';
import { docketsSearch } from '@/features/docket-sync/watch/search';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  validateSearch: docketsSearch,
  head: () => ({ meta: [{ title: 'Dockets' }] }),
  loader: ({ context }) => loadAllDockets(context.queryClient),
  component: AllDocketsPage,
});
