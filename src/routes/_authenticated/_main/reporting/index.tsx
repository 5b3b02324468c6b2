import { createFileRoute } from '@tanstack/react-router';
import { startReporting } from '@/features/reporting/loaders';
import { ReportingPage } from '@/features/reporting/pages/reporting-page';
import { reportingSearch } from '@/features/reporting/search';

export const Route = createFileRoute('/_authenticated/_main/reporting/')({
  staticData: { shape: 'list' },
  validateSearch: reportingSearch,
  head: () => ({ meta: [{ title: 'Reporting' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => startReporting(queryClient, deps),
  component: ReportingPage,
});
