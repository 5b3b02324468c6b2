import { createFileRoute } from '@tanstack/react-router';
import { plannedPage } from '@/features/shell';
import { FallbackPage } from '@/features/shell/pages/fallback-page';

export const Route = createFileRoute('/_authenticated/_main/$')({
  head: ({ params }) => ({ meta: [{ title: plannedPage(params._splat ?? '') ?? 'Page not found' }] }),
  component: FallbackPage,
});
