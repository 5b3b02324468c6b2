import type { QueryClient } from '@tanstack/react-query';
import {
  getClientGetBillingSummaryQueryKey,
  getClientGetPaymentMethodQueryKey,
  getListInvoicesQueryKey,
  getListPaymentsQueryKey,
} from '@/api/generated/billing';

/** After a payment, or a change of a payment method: balances, invoices, payments and methods are asked again. */
export async function refreshBilling(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [
      getClientGetBillingSummaryQueryKey(),
      getClientGetPaymentMethodQueryKey(),
      getListInvoicesQueryKey(),
      getListPaymentsQueryKey(),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
