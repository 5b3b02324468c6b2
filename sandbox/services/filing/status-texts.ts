/** Display texts of statuses. */
import type { EFilingProvider, FilingStatus, OrderStatus } from '../../generated/filing/schemas.ts';
import { factsOf } from '../../providers/facts.ts';
import { usualStatusText } from '../../providers/usual-status-texts.ts';

/** Names of order statuses, as in filters. */
export const orderStatusTexts: Readonly<Record<OrderStatus, string>> = {
  draft: 'Draft',
  'in-progress': 'In progress',
  accepted: 'Accepted',
  'partially-rejected': 'Partially rejected',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

/** An order's provider; orders that no court sees have none. */
interface Provided {
  provider?: EFilingProvider | null | undefined;
}

/** A filing status in the provider's words. `hasUndeliverable`: a service notice couldn't be delivered. */
export function filingStatusText({ provider }: Provided, status: FilingStatus, hasUndeliverable = false): string {
  if (status === 'served' && hasUndeliverable) return 'Service incomplete';
  return provider ? factsOf(provider).statusText(status) : usualStatusText(status);
}

/** A court filing order's status as text: its filings' status if all are equal, otherwise the order's. */
export function courtOrderText(
  order: Provided,
  status: OrderStatus,
  filings: readonly FilingStatus[],
  hasUndeliverable = false,
): string {
  const [first] = filings;
  return first !== undefined && filings.every((each) => each === first)
    ? filingStatusText(order, first, hasUndeliverable)
    : orderStatusTexts[status];
}
