import type { ServiceName } from '@/api/generated/billing/model';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { serviceLabel } from '../model/services';

/** The column of the order a row belongs to, with a link to its page. `width` is a CSS length. */
export function orderColumn<Row extends { orderId: number; service: ServiceName }, Key>(width: string, sort: Key) {
  return {
    label: 'Order',
    kind: 'number',
    value: ({ orderId }) => orderId,
    second: { label: 'Service', value: ({ service }) => serviceLabel(service), beside: 'always' },
    link: ({ orderId }) => ({ to: '/order-details/$orderId', params: { orderId } }),
    sort,
    width,
  } satisfies ListColumn<Row, Key>;
}
