import { createFileRoute } from '@tanstack/react-router';
import { startReport } from '@/features/reporting/loaders';
import { RunPage } from '@/features/reporting/pages/run-page';
import { reportSearch } from '@/features/reporting/search';

export const Route = createFileRoute('/_authenticated/_main/reporting/run')({
  staticData: { shape: 'list' },
  validateSearch: reportSearch,
  head: () => ({ meta: [{ title: 'Run a report' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => startReport(queryClient, deps),
  component: RunPage,
});
