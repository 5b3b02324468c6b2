/** How often screens refetch while they are open. The query cache pauses hidden tabs. */
import type { MatterSync, OrderDetail } from '@/api/generated/filing/model';

const whileInProgress = 5_000;
const otherwise = 60_000;

/** Milliseconds until the next fetch. */
export function pollInterval(isInProgress = false): number {
  return isInProgress ? whileInProgress : otherwise;
}

/** How long to check whether a recipient opened a notice. */
const openingWindow = 3 * 24 * 60 * 60 * 1000;

/** Milliseconds until the next fetch of an order; false when no more changes are expected. */
export function orderPollInterval(
  order: Pick<OrderDetail, 'status' | 'matterSync' | 'filings'> | undefined,
  now = Date.now(),
): number | false {
  if (!order) return false;
  if (order.status === 'in-progress' || isSyncing(order.matterSync)) return pollInterval(true);
  const recipients = order.filings.flatMap((filing) => filing.recipients);
  const mayBeOpened = recipients.some(
    ({ statusCode, isOpened, servedDate = '' }) =>
      statusCode === 'sent' && !isOpened && now - Date.parse(servedDate) < openingWindow,
  );
  return mayBeOpened ? pollInterval() : false;
}

/**
 * Tells whether items are due at the matter soon. A retry can take long, so items with a failed attempt don't count.
 */
export function isSyncing(sync: MatterSync | undefined): boolean {
  return sync?.items.some(({ status, reason }) => status === 'waiting' && reason === undefined) ?? false;
}
