import { createFileRoute } from '@tanstack/react-router';
import { startStampedCopies } from '@/features/stamped-copies/loaders';
import { StampedCopiesPage } from '@/features/stamped-copies/pages/stamped-copies-page';
import { stampedCopiesSearch } from '@/features/stamped-copies/search';

export const Route = createFileRoute('/_authenticated/_main/orders/stamped')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  validateSearch: stampedCopiesSearch,
  head: () => ({ meta: [{ title: 'Stamped copies' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startStampedCopies(context.queryClient, deps),
  component: StampedCopiesPage,
});
