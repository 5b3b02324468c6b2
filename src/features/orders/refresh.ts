/** What is asked for again after something was done with an order. */
import type { QueryClient } from '@tanstack/react-query';
import {
  getGetOrderSearchFiltersQueryKey,
  getSearchFeeSummaryQueryKey,
  getSearchOrdersQueryKey,
} from '@/api/generated/billing';
import {
  getGetOrderFeeBreakdownQueryKey,
  getGetOrderQueryKey,
  getListFilingsQueryKey,
  getListOrdersQueryKey,
} from '@/api/generated/filing';

/** Asks again for every list in which an order shows, after one was made, changed or deleted. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  // Without its last part, a key stands for all pages, and for the filing list and its history alike.
  const keys = [
    getSearchOrdersQueryKey(),
    getSearchFeeSummaryQueryKey(),
    getListFilingsQueryKey(),
    getListOrdersQueryKey(),
  ].map((key) => key.slice(0, -1));
  await Promise.all(
    [...keys, getGetOrderSearchFiltersQueryKey()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Asks again for what knew of drafts that are deleted: the lists, and the orders that they corrected. */
export async function refreshWithoutDrafts(queryClient: QueryClient): Promise<void> {
  // Without its last part, the key stands for every order: which one a draft corrected is not known here.
  void queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(0).slice(0, -1) });
  await refreshOrders(queryClient);
}

/** Asks again for one order and for the lists that it shows in. */
export async function refreshOrder(queryClient: QueryClient, orderId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId) }),
    queryClient.invalidateQueries({ queryKey: getGetOrderFeeBreakdownQueryKey({ orderId }) }),
    refreshOrders(queryClient),
  ]);
}
