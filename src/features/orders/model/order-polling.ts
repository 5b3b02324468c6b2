/** How often the page of one order asks again. Apart from the lists, which load nothing of matters. */
import type { OrderDetail } from '@/api/generated/filing/model';
import { isOnItsWay } from './matter-sync';
import { pollInterval } from './polling';

/** How long a notice that nobody opened is still looked after. */
const openingAwaited = 3 * 24 * 60 * 60 * 1000;

/**
 * Milliseconds until one order is asked for again: soon while something of it is under way, seldom while somebody may
 * still open what was sent to them. False once nothing is to come.
 */
export function orderPollInterval(
  order: Pick<OrderDetail, 'status' | 'matterSync' | 'filings'> | undefined,
  now = Date.now(),
): number | false {
  if (!order) return false;
  if (order.status === 'in-progress' || isOnItsWay(order.matterSync)) return pollInterval(true);
  const recipients = order.filings.flatMap((filing) => filing.recipients);
  const isOpeningAwaited = recipients.some(
    ({ statusCode, isOpened, servedDate = '' }) =>
      statusCode === 'sent' && !isOpened && now - Date.parse(servedDate) < openingAwaited,
  );
  return isOpeningAwaited ? pollInterval() : false;
}
