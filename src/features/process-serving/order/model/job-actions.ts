/** What can be done with a recipient, and why not. The service decides; this reads its answer. */
import type { JobAction, ServingJob, ServingOrder } from '@/api/generated/serving/model';

type Order = Pick<ServingOrder, 'isLegacy'>;

const otherwise = 'This isn’t available for this recipient now.';

/** Tells why an action isn't available; undefined if it is. */
export function refusalOf(
  { isLegacy }: Order,
  { actions }: Pick<ServingJob, 'actions'>,
  action: JobAction,
): string | undefined {
  if (isLegacy) return 'This order was placed in the former product. You can only download it.';
  const found = actions.find((each) => each.action === action);
  return found?.isAvailable ? undefined : (found?.reason ?? otherwise);
}

/** Tells what an action costs in dollars; undefined if nothing is known. */
export function priceOfAction({ actions }: Pick<ServingJob, 'actions'>, action: JobAction): number | undefined {
  return actions.find((each) => each.action === action)?.price;
}
