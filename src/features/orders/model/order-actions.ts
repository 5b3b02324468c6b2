import type { OrderAction, OrderDetail } from '@/api/generated/filing/model';

type ActionName = OrderAction['action'];

/** Actions that the backends say are allowed but have no call for yet. */
const notOfferedYet: ReadonlySet<ActionName> = new Set(['copy-to-draft', 'edit-and-resubmit']);

/**
 * Why something cannot be done with an order now; undefined when it can. The reasons are the backend's own, except
 * where the product itself cannot do it yet.
 */
export function refusalOf({ actions }: Pick<OrderDetail, 'actions'>, name: ActionName): string | undefined {
  const action = actions.find((each) => each.action === name);
  if (!action?.isAllowed) return action?.reason ?? 'This cannot be done with this order.';
  return notOfferedYet.has(name) ? 'This is not available yet. File a new case, and enter it again.' : undefined;
}
