import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '@/features/orders/pages/orders-page';
import { ordersSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/orders/')({
  validateSearch: ordersSearch,
  head: () => ({ meta: [{ title: 'Orders' }] }),
  component: OrdersPage,
});
