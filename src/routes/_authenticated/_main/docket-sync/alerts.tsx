import { createFileRoute } from '@tanstack/react-router';
import { DocketAlertsPage } from '@/features/docket-sync/pages/docket-alerts-page';
import { loadAlerts } from '@/features/docket-sync/watch/loaders';
import { alertsSearch } from '@/features/docket-sync/watch/search';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/alerts')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  validateSearch: alertsSearch,
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: 'Docket alerts' }] }),
  loader: ({ context, deps }) => loadAlerts(context.queryClient, deps),
  component: DocketAlertsPage,
});
