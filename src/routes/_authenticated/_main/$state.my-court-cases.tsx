import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '@/features/navigation/model/planned-pages';
import { FallbackPage } from '@/features/shell/pages/fallback-page';

/** A separate route, so that the state in its path is the selected one. */
export const Route = createFileRoute('/_authenticated/_main/$state/my-court-cases')({
  loader: ({ params }) => ({ planned: plannedPage(`${params.state}/my-court-cases`) }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.planned?.name ?? 'Page not found' }] }),
  component: MyCourtCases,
});

function MyCourtCases() {
  return <FallbackPage planned={Route.useLoaderData().planned} />;
}
