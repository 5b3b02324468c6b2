import { createFileRoute } from '@tanstack/react-router';
import { DocketDeadlinesPage } from '@/features/docket-sync/pages/docket-deadlines-page';
import { loadDeadlines } from '@/features/docket-sync/watch/loaders';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/deadlines')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  head: () => ({ meta: [{ title: 'Deadlines' }] }),
  loader: ({ context }) => loadDeadlines(context.queryClient),
  component: DocketDeadlinesPage,
});
