import { getRouteApi } from '@tanstack/react-router';
import { EServiceOrder } from '../components/e-service-order';
import { OrderFrame } from '../components/order-frame';
import { OrderScreen } from '../components/order-screen';

const route = getRouteApi('/_authenticated/_main/e-service-details/$orderId');

/** Documents that are served without being filed: on whom, and who has opened them. */
export function EServicePage() {
  const { orderId } = route.useParams();
  return (
    <OrderScreen orderId={orderId} page="e-service-details">
      {(order) => (
        <OrderFrame order={order}>
          <EServiceOrder order={order} />
        </OrderFrame>
      )}
    </OrderScreen>
  );
}
