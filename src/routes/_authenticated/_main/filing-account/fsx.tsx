import { createFileRoute } from '@tanstack/react-router';
import { loadConnection } from '@/features/fsx/loaders';
import { FsxPage } from '@/features/fsx/pages/fsx-page';
import { fsxSearch } from '@/features/fsx/search';
import { safeReturnTarget } from '@/features/session';

export const Route = createFileRoute('/_authenticated/_main/filing-account/fsx')({
  staticData: { needs: 'canFile' },
  validateSearch: fsxSearch,
  loader: ({ context: { queryClient } }) => loadConnection(queryClient),
  head: () => ({ meta: [{ title: 'File & ServeXpress' }] }),
  component: FsxRoute,
});

function FsxRoute() {
  const { returned } = Route.useLoaderData();
  const { returnUrl } = Route.useSearch();
  return <FsxPage returned={returned} target={returnUrl === undefined ? undefined : safeReturnTarget(returnUrl)} />;
}
