import { createFileRoute } from '@tanstack/react-router';
import { loadStart } from '@/features/filing/loaders/start';
import { ExistingCaseStart } from '@/features/filing/pages/existing-case-start';
import { existingCaseDeps, existingCaseSearch } from '@/features/filing/search';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case-fl')({
  staticData: { needs: 'canFile' },
  validateSearch: existingCaseSearch,
  loaderDeps: ({ search }) => existingCaseDeps('/existing-case-fl', search),
  loader: ({ context: { queryClient }, deps }) => loadStart(queryClient, 'existing-case', deps),
  head: () => ({ meta: [{ title: 'File into a case in Florida' }] }),
  component: ExistingCaseRoute,
});

function ExistingCaseRoute() {
  return <ExistingCaseStart {...Route.useLoaderData()} search={Route.useSearch()} />;
}
