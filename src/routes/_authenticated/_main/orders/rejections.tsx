import { createFileRoute } from '@tanstack/react-router';
import { toRejectionsRequest } from '@/features/orders/lists/rejections-list';
import { RejectionsPage } from '@/features/orders/pages/rejections-page';
import { ordersQuery } from '@/features/orders/queries';
import { rejectionsSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/orders/rejections')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  validateSearch: rejectionsSearch,
  head: () => ({ meta: [{ title: 'Rejected orders' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(ordersQuery(toRejectionsRequest(deps)));
  },
  component: RejectionsPage,
});
