import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '@/features/navigation/model/planned-pages';
import { FallbackPage } from '@/features/shell/pages/fallback-page';

/** Addresses without a route. */
export const Route = createFileRoute('/_authenticated/_main/$')({
  loader: ({ params }) => ({ planned: plannedPage(params._splat ?? '') }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.planned?.name ?? 'Page not found' }] }),
  component: Elsewhere,
});

function Elsewhere() {
  return <FallbackPage planned={Route.useLoaderData().planned} />;
}
