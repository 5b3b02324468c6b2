import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '@/features/shell/model/planned-pages';
import { FallbackPage } from '@/features/shell/pages/fallback-page';

export const Route = createFileRoute('/_authenticated/_main/$')({
  loader: ({ params }) => ({ planned: plannedPage(params._splat ?? '') }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.planned?.name ?? 'Page not found' }] }),
  component: FallbackPage,
});
