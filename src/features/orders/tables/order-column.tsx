import type { ServiceName } from '@/api/generated/billing/model';
import { columnsOf, numerical } from '@/lib/grid/columns/columns';
import { TwoLines } from '@/lib/grid/columns/two-lines';
import { AppLink } from '@/lib/ui/links';
import { serviceLabel } from '../model/services';

/** The order that a row is of, with the way to it. `width` is a CSS length. */
export function orderColumn<Row extends { orderId: number; service: ServiceName }>(width: string) {
  return columnsOf<Row>().accessor(({ orderId }) => orderId, {
    id: 'order',
    meta: { label: 'Order', width, card: 'title', directions: numerical },
    sortDescFirst: true,
    cell: ({ row: { original } }) => (
      <TwoLines second={serviceLabel(original.service)}>
        <AppLink to="/order-details/$orderId" params={{ orderId: original.orderId }} size="sm" fw={600}>
          {original.orderId}
        </AppLink>
      </TwoLines>
    ),
  });
}
