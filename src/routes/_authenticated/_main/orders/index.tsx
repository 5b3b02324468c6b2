import { createFileRoute } from '@tanstack/react-router';
import { toOrdersRequest } from '@/features/orders/lists/orders-list';
import { OrdersPage } from '@/features/orders/pages/orders-page';
import { orderFiltersQuery, ordersQuery } from '@/features/orders/queries';
import { ordersSearch } from '@/features/orders/search';
import { briefly } from '@/lib/async/briefly';

export const Route = createFileRoute('/_authenticated/_main/orders/')({
  // The entry requests the rows while the page's code loads (docs/adr/0018).
  codeSplitGroupings: [['component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
  validateSearch: ordersSearch,
  head: () => ({ meta: [{ title: 'Orders' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(orderFiltersQuery({}));
    return briefly(context.queryClient.prefetchQuery(ordersQuery(toOrdersRequest(deps, {}))));
  },
  component: OrdersPage,
});
