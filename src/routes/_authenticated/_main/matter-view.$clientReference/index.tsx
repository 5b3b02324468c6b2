import { createFileRoute } from '@tanstack/react-router';
import { MatterOrdersPage } from '@/features/orders/pages/matter-orders-page';
import { ordersSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/')({
  validateSearch: ordersSearch,
  component: MatterOrdersPage,
});
