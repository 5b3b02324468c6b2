/**
 * Pages of a search in words. To count what holds a word that most orders hold takes several times what a page takes:
 * a page is asked for with a short count, and all of it is counted beside that when there is more.
 */
import type { OrderSearchRequest } from '@/api/generated/billing/model';

/** Orders that are counted with a page. */
export const shortCount = 2_000;

/**
 * What is asked for a page.
 * @param total orders of the whole list, where they were counted: a page of the second half is reached from the end.
 */
export function toPageRequest(request: OrderSearchRequest, total: number | undefined): OrderSearchRequest {
  const { searchText, top, skip } = request;
  if (!searchText) return request;
  if (total === undefined || skip < total / 2 || skip >= total) return { ...request, countUpTo: shortCount };
  const size = Math.min(top, total - skip);
  return { ...request, top: size, skip: 0, fromEnd: total - skip - size, countUpTo: shortCount };
}

/** What is asked to count the list of which a page was asked for: the same for each of its pages and sorts. */
export function toCountRequest({ sort: _, ...request }: OrderSearchRequest): OrderSearchRequest {
  return { ...request, top: 1, skip: 0 };
}
