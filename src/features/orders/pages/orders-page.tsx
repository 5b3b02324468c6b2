import { getRouteApi } from '@tanstack/react-router';
import { OrdersGrid } from '../components/grids/orders-grid';
import { OrdersPageHeader } from '../components/grids/orders-page-header';

const ordersRoute = getRouteApi('/_authenticated/_main/orders/');
const matterRoute = getRouteApi('/_authenticated/_main/matter-view/$clientReference/');

/** The orders of the firm. */
export function OrdersPage() {
  return (
    <>
      <OrdersPageHeader />
      <OrdersGrid search={ordersRoute.useSearch()} />
    </>
  );
}

/** The orders of a matter. */
export function MatterOrdersPage() {
  const { clientReference } = matterRoute.useParams();
  return <OrdersGrid search={matterRoute.useSearch()} scope={{ clientReference }} />;
}
