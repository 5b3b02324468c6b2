/** How the firm pays, and what its cards carry. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { wholeSummary } from '@/api/billing-summary';
import {
  clientGetBankAccountDetails,
  clientGetCreditCardDetails,
  getClientGetPaymentMethodQueryKey,
  getClientGetSurchargePercentQueryOptions,
  getListPaymentsQueryOptions,
} from '@/api/generated/billing';
import type { CardType } from '@/api/generated/billing/model';
import { recentPayments } from './calls/pay';
import { billingSummaryQuery } from './queries-invoices';

/** The card and the bank account on file. Asks only for those that the summary names. */
export const methodsQuery = queryOptions({
  queryKey: [...getClientGetPaymentMethodQueryKey(), 'on file'],
  queryFn: async ({ client, signal }) => {
    const summary = await client.fetchQuery({ ...billingSummaryQuery, staleTime: 0 });
    const { hasCreditCard, hasBankAccount } = wholeSummary(summary);
    const [card, bankAccount] = await Promise.all([
      hasCreditCard ? clientGetCreditCardDetails({ signal }) : undefined,
      hasBankAccount ? clientGetBankAccountDetails({ signal }) : undefined,
    ]);
    return { card, bankAccount };
  },
  meta: { shows: ['payment-methods'] },
});

/** The service fee on a new card, in percent. */
export const newCardFeeQuery = (brand: CardType) =>
  queryOptions({ ...getClientGetSurchargePercentQueryOptions(brand), placeholderData: keepPreviousData });

/** The latest payments, asked again until a payment is answered. */
export const recentPaymentsQuery = queryOptions({
  ...getListPaymentsQueryOptions(recentPayments),
  staleTime: 0,
});
