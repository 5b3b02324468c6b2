import { createFileRoute } from '@tanstack/react-router';
import { loadOrders } from '@/features/orders/loaders/orders';
import { MatterOrdersPage } from '@/features/orders/pages/orders-page';
import { ordersSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/')({
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: (entry) => loadOrders(entry, entry.params),
  component: MatterOrdersPage,
});
