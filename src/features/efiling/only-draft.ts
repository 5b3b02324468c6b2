/** Drafts of providers whose calls answer with lists, which are empty where there is none. */
import { ApiError } from '@/api/errors';
import { getOrder } from '@/api/generated/filing';

/**
 * The draft of an order.
 * @throws ApiError `draft-submitted` once it is an order, 404 for an order that isn't the firm's.
 */
export async function onlyDraft<Draft>(drafts: readonly Draft[], orderId: number, url: string): Promise<Draft> {
  const [draft] = drafts;
  if (draft !== undefined) return draft;
  const { status } = await getOrder(orderId);
  if (status === 'draft') throw missing(url);
  throw new ApiError('The draft was submitted', {
    url,
    status: 409,
    statusText: 'Conflict',
    body: undefined,
    code: 'draft-submitted',
  });
}

/** Tells what an order submitted. @throws ApiError 404 for an order that isn't the firm's. */
export function onlySubmitted<Row>(rows: readonly Row[], url: string): Row {
  const [row] = rows;
  if (row === undefined) throw missing(url);
  return row;
}

const missing = (url: string) =>
  new ApiError('The draft does not exist', { url, status: 404, statusText: 'Not Found', body: undefined });
