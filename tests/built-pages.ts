/** The pages that exist for signed-in people, with a demo address of each. */
import { addressOf, routeList } from '../scripts/routes/route-list.ts';

/** The demo has no draft of process serving and no papers read; `process-serving-order` and `file-import` make them. */
const withoutDemo: readonly string[] = [
  '/serve-it/order/process-serving/{orderId}',
  '/serve-it/order/process-serving/{extractionId}/option',
];

/** Route and address, below the prefix. */
export const builtPages: readonly (readonly [route: string, address: string])[] = routeList
  .filter(
    ({ audience, route }) =>
      (audience === 'signed in' || audience === 'administrators') && !withoutDemo.includes(route),
  )
  .map((listed) => [listed.route, addressOf(listed)] as const);
