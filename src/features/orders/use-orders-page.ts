import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderSearchRequest } from '@/api/generated/billing/model';
import { ordersCountQuery, ordersQuery } from './queries';

/** A page of orders as it comes: its rows first, and how many there are on all pages a moment later where they are many. */
export function useOrdersPage(request: OrderSearchRequest) {
  const orders = useQuery(ordersQuery(request));
  const { data: page, isPlaceholderData } = orders;
  const counted = useQuery({
    ...ordersCountQuery(request),
    enabled: page?.hasMore === true,
    placeholderData: keepPreviousData,
  });
  // While the former page stays, so does its count, and no longer.
  const total = counted.isPlaceholderData && !isPlaceholderData ? undefined : counted.data?.total;
  const isCounted = page?.hasMore === true && total !== undefined;
  return {
    ...orders,
    page: page && (isCounted ? { items: page.items, total } : page),
    isCounting: page?.hasMore === true && !isCounted && !counted.isError,
  };
}
