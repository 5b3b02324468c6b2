import type { OrderAction, OrderDetail } from '@/api/generated/filing/model';
import { hasDraftForm } from './draft';

type ActionName = OrderAction['action'];

/** Actions that go on in the form of a draft. */
const inDraftForm: ReadonlySet<ActionName> = new Set(['copy-to-draft', 'edit-and-resubmit']);

/**
 * Why something cannot be done with an order now; undefined when it can. The reasons are the backend's own, except
 * where the product has no form to go on in.
 */
export function refusalOf(
  order: Pick<OrderDetail, 'actions' | 'provider' | 'filingFlow'>,
  name: ActionName,
): string | undefined {
  const action = order.actions.find((each) => each.action === name);
  if (!action?.isAllowed) return action?.reason ?? 'This cannot be done with this order.';
  if (!inDraftForm.has(name) || hasDraftForm(order)) return undefined;
  return 'Filings of this state cannot be edited here yet.';
}
