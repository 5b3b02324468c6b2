import { getRouteApi } from '@tanstack/react-router';
import { CaseOrders } from '../components/details/case-orders';
import { OrderFrame } from '../components/details/order-frame';
import { OrderScreen } from '../components/details/order-screen';
import { OrderBody } from '../components/details/served-orders';

const route = getRouteApi('/_authenticated/_main/order-details-all/$orderId');

/** An order of any service, with all orders for its case. */
export function OrderDetailsAllPage() {
  const { orderId } = route.useParams();
  return (
    <OrderScreen orderId={orderId}>
      {(order) => (
        <OrderFrame order={order} isWithCase>
          <CaseOrders order={order} />
          <OrderBody order={order} />
        </OrderFrame>
      )}
    </OrderScreen>
  );
}
