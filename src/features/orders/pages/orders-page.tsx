import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/lib/ui/page-header';
import { OrdersGrid } from '../components/orders-grid';
import { OrdersTabs } from '../components/orders-tabs';

const route = getRouteApi('/_authenticated/_main/orders/');

/** Every order of the firm. */
export function OrdersPage() {
  return (
    <>
      <PageHeader title="Orders" />
      <OrdersTabs />
      <OrdersGrid search={route.useSearch()} />
    </>
  );
}
