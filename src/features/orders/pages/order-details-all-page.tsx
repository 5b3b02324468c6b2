import { getRouteApi } from '@tanstack/react-router';
import { CaseOrders } from '../components/case-orders';
import { CourtesyCopyOrder } from '../components/courtesy-copy-order';
import { EServiceOrder } from '../components/e-service-order';
import { FiledOrder } from '../components/filed-order';
import { OrderFrame } from '../components/order-frame';
import { OrderScreen } from '../components/order-screen';
import { type OrderPage, orderPageOf } from '../model/order-page';

const route = getRouteApi('/_authenticated/_main/order-details-all/$orderId');

const bodies = {
  'order-details': FiledOrder,
  'ccd-details': CourtesyCopyOrder,
  'e-service-details': EServiceOrder,
} as const satisfies Record<OrderPage, typeof FiledOrder>;

/** An order of any kind, with everything else that was ordered for its case. */
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
