/** Refetches what shows an order that has changed. */
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

/** Refetches every list of orders. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  // Without its last part, a key matches all pages; that of the filings also matches their history.
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

/** Refetches the lists, and the orders that deleted drafts would have corrected. */
export async function refreshAfterDraftDeletion(queryClient: QueryClient): Promise<void> {
  // Without its last part, the key matches every order. The corrected one is not known here.
  void queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(0).slice(0, -1) });
  await refreshOrders(queryClient);
}

/** Refetches an order and every list of orders. */
export async function refreshOrder(queryClient: QueryClient, orderId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId) }),
    queryClient.invalidateQueries({ queryKey: getGetOrderFeeBreakdownQueryKey({ orderId }) }),
    refreshOrders(queryClient),
  ]);
}
