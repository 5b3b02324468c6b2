import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '@/features/shell/components/page-error';

/** Addresses without a route. */
export const Route = createFileRoute('/_authenticated/_main/$')({
  head: () => ({ meta: [{ title: 'Page not found' }] }),
  component: NotFound,
});
