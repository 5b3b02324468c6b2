import { getRouteApi } from '@tanstack/react-router';
import { OrdersGrid } from '../components/orders-grid';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/');

/** The orders of one matter. */
export function MatterOrdersPage() {
  const { clientReference } = route.useParams();
  return <OrdersGrid search={route.useSearch()} scope={{ clientReference }} />;
}
