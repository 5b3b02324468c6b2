import { getRouteApi } from '@tanstack/react-router';
import { FiledOrder } from '../components/filed-order';
import { OrderFrame } from '../components/order-frame';
import { OrderScreen } from '../components/order-screen';

const route = getRouteApi('/_authenticated/_main/order-details/$orderId');

/** One order: where it stands, what the clerk said, its documents and what it costs. */
export function OrderDetailsPage() {
  const { orderId } = route.useParams();
  return (
    <OrderScreen orderId={orderId} page="order-details">
      {(order) => (
        <OrderFrame order={order}>
          <FiledOrder order={order} />
        </OrderFrame>
      )}
    </OrderScreen>
  );
}
