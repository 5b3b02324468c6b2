import { createFileRoute } from '@tanstack/react-router';
import { RejectionsPage } from '@/features/orders/pages/rejections-page';
import { ordersQuery } from '@/features/orders/queries';
import { toRejectionsRequest } from '@/features/orders/requests';
import { rejectionsSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/orders/rejections')({
  validateSearch: rejectionsSearch,
  head: () => ({ meta: [{ title: 'Sent back' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(ordersQuery(toRejectionsRequest(deps)));
  },
  component: RejectionsPage,
});
