import { getRouteApi } from '@tanstack/react-router';
import { OrderFrame } from '../components/details/order-frame';
import { OrderScreen } from '../components/details/order-screen';
import { CourtesyCopyOrder, EServiceOrder, OrderBody } from '../components/details/served-orders';

const orderRoute = getRouteApi('/_authenticated/_main/order-details/$orderId');
const courtesyCopyRoute = getRouteApi('/_authenticated/_main/ccd-details/$orderId');
const legalServiceRoute = getRouteApi('/_authenticated/_main/lsop/orders/$orderId');
const eServiceRoute = getRouteApi('/_authenticated/_main/e-service-details/$orderId');

/** An order that files documents, or one for a service of another kind. */
export function OrderDetailsPage() {
  const { orderId } = orderRoute.useParams();
  return (
    <OrderScreen orderId={orderId} page="order-details">
      {(order) => (
        <OrderFrame order={order}>
          <OrderBody order={order} />
        </OrderFrame>
      )}
    </OrderScreen>
  );
}

/** A courtesy copy delivery. */
export function CourtesyCopyPage() {
  const { orderId } = courtesyCopyRoute.useParams();
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

/** An order that serves documents without filing them. */
export function EServicePage() {
  const { orderId } = eServiceRoute.useParams();
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

/** Service of process through an office. */
export function LegalServicePage() {
  const { orderId } = legalServiceRoute.useParams();
  return (
    <OrderScreen orderId={orderId} page="lsop/orders">
      {(order) => (
        <OrderFrame order={order}>
          <OrderBody order={order} />
        </OrderFrame>
      )}
    </OrderScreen>
  );
}
