import { getRouteApi } from '@tanstack/react-router';
import { CaseOrders } from '../components/details/case-orders';
import { FiledOrder } from '../components/details/filed-order';
import { OrderFrame } from '../components/details/order-frame';
import { OrderScreen } from '../components/details/order-screen';
import { CourtesyCopyOrder, EServiceOrder } from '../components/details/served-orders';
import { type OrderPage, orderPageOf } from '../model/services';

const route = getRouteApi('/_authenticated/_main/order-details-all/$orderId');

const bodies = {
  'order-details': FiledOrder,
  'ccd-details': CourtesyCopyOrder,
  'e-service-details': EServiceOrder,
} as const satisfies Record<OrderPage, typeof FiledOrder>;

/** An order of any service, with all orders for its case. */
export function OrderDetailsAllPage() {
  const { orderId } = route.useParams();
  return (
    <OrderScreen orderId={orderId}>
      {(order) => {
        const Body = bodies[orderPageOf(order.service)];
        return (
          <OrderFrame order={order} isWithCase>
            <CaseOrders order={order} />
            <Body order={order} />
          </OrderFrame>
        );
      }}
    </OrderScreen>
  );
}
