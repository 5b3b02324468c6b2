import { createFileRoute } from '@tanstack/react-router';
import { loadOrders } from '@/features/orders/loaders/orders';
import { OrdersPage } from '@/features/orders/pages/orders-page';
import { ordersSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/orders/')({
  staticData: { shape: 'list' },
  // The entry requests the rows while the page's code loads (docs/adr/0018).
  codeSplitGroupings: [['component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
  validateSearch: ordersSearch,
  head: () => ({ meta: [{ title: 'Orders' }] }),
  loaderDeps: ({ search }) => search,
  loader: (entry) => loadOrders(entry),
  component: OrdersPage,
});
