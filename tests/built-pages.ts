/** The pages that exist for signed-in people, with a demo address of each. */
import { addressOf, routeList } from '../scripts/routes/route-list.ts';
import { plannedPage } from '../src/features/navigation/model/planned-pages.ts';

/** The demo has no draft of process serving; `process-serving-order.test.tsx` makes and opens one. */
const withoutDemo = '/serve-it/order/process-serving/{orderId}';

/** Route and address, below the prefix. */
export const builtPages: readonly (readonly [route: string, address: string])[] = routeList
  .filter(({ audience, route }) => (audience === 'signed in' || audience === 'administrators') && route !== withoutDemo)
  .map((listed) => [listed.route, addressOf(listed)] as const)
  .filter(([, address]) => plannedPage(new URL(address, 'http://localhost').pathname) === undefined);
