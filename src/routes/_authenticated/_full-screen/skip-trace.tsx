import { createFileRoute } from '@tanstack/react-router';
import { loadSkipTrace } from '@/features/legal-services/loader';
import { SkipTracePage } from '@/features/legal-services/pages/skip-trace-page';
import { serviceFormSearch } from '@/features/legal-services/search';
import { AccessDenied } from '@/features/shell/components/page-error';

export const Route = createFileRoute('/_authenticated/_full-screen/skip-trace')({
  staticData: { shape: 'record', needs: 'canOrder' },
  validateSearch: serviceFormSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadSkipTrace(queryClient, deps),
  head: () => ({ meta: [{ title: 'Skip trace' }] }),
  component: () => <SkipTracePage state={Route.useLoaderData().state} denied={<AccessDenied />} />,
});
