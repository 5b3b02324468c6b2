import { createFileRoute } from '@tanstack/react-router';
import { toOrdersRequest } from '@/features/orders/lists/orders-list';
import { MatterOrdersPage } from '@/features/orders/pages/orders-page';
import { ordersQuery } from '@/features/orders/queries';
import { ordersSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/')({
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { clientReference } }) => {
    void context.queryClient.prefetchQuery(ordersQuery(toOrdersRequest(deps, { clientReference })));
  },
  component: MatterOrdersPage,
});
