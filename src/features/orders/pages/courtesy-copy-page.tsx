import { getRouteApi } from '@tanstack/react-router';
import { CourtesyCopyOrder } from '../components/courtesy-copy-order';
import { OrderFrame } from '../components/order-frame';
import { OrderScreen } from '../components/order-screen';

const route = getRouteApi('/_authenticated/_main/ccd-details/$orderId');

/** A courtesy copy delivery: to whom, how far it has come, and of which documents. */
export function CourtesyCopyPage() {
  const { orderId } = route.useParams();
  return (
    <OrderScreen orderId={orderId} page="ccd-details">
      {(order) => (
        <OrderFrame order={order}>
          <CourtesyCopyOrder order={order} />
        </OrderFrame>
      )}
    </OrderScreen>
  );
}
