/**
 * Requests for pages of a text search. Counting the matches of a common word takes several times as long as fetching a
 * page. So a page comes with a limited count, and a second request counts all matches when there are more.
 */
import type { OrderSearchRequest } from '@/api/generated/billing/model';

/** The limit of the count that comes with a page. */
export const countLimit = 2_000;

/**
 * The request for a page.
 * @param total all matches, if counted. Pages in the second half are then read from the end.
 */
export function toPageRequest(request: OrderSearchRequest, total: number | undefined): OrderSearchRequest {
  const { searchText, top, skip } = request;
  if (!searchText) return request;
  if (total === undefined || skip < total / 2 || skip >= total) return { ...request, countUpTo: countLimit };
  const size = Math.min(top, total - skip);
  return { ...request, top: size, skip: 0, fromEnd: total - skip - size, countUpTo: countLimit };
}

/** The request that counts all matches, the same for each page and sort. */
export function toCountRequest({ sort: _, ...request }: OrderSearchRequest): OrderSearchRequest {
  return { ...request, top: 1, skip: 0 };
}
