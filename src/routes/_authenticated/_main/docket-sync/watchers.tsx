import { createFileRoute } from '@tanstack/react-router';
import { DocketWatchersPage } from '@/features/docket-sync/pages/docket-watchers-page';
import { loadWatchers } from '@/features/docket-sync/watch/loaders';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/watchers')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  head: () => ({ meta: [{ title: 'Docket watchers' }] }),
  loader: ({ context }) => loadWatchers(context.queryClient),
  component: DocketWatchersPage,
});
