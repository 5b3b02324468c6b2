import type { ServiceName } from '@/api/generated/billing/model';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { serviceLabel } from '../model/services';

/**
 * The column of the order a row belongs to, with a link to its page.
 * @param width a CSS length; by default, a wide screen shows the longest service whole.
 */
export function orderColumn<Row extends { orderId: number; service: ServiceName }, Key>(
  sort: Key,
  width = 'clamp(11.5rem, 14vw, 16rem)',
) {
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
