/** Queries of one followed docket. None of them costs money. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetDocketSyncOrderStateQueryOptions,
  getListDocketCaseDocumentsQueryOptions,
  getListDocketCasePartiesQueryOptions,
} from '@/api/generated/docket-sync';
import type { DocketSyncOrder } from '@/api/generated/docket-sync/model';

/** How often a Pending order is asked for (specification, section 9), in milliseconds. */
const pendingInterval = 5_000;

/** An order that follows a docket. */
export function docketOrderQuery(orderId: number) {
  return queryOptions({
    ...getGetDocketSyncOrderStateQueryOptions({ OrderId: orderId }),
    refetchInterval: ({ state }) => (state.data?.state === 'Pending' ? pendingInterval : false),
    retryOnMount: false,
  });
}

type DocketOfOrder = Pick<DocketSyncOrder, 'providerId' | 'providerCaseId'>;

/** A page of the order's docket, as it was last read. */
export function docketEntriesQuery({ providerId, providerCaseId }: DocketOfOrder, page: number) {
  return queryOptions(getListDocketCaseDocumentsQueryOptions({ providerId, CaseId: providerCaseId, Page: page }));
}

/** The parties of the order's case. */
export function docketPartiesQuery({ providerId, providerCaseId }: DocketOfOrder) {
  return queryOptions(getListDocketCasePartiesQueryOptions({ providerId, CaseId: providerCaseId, Page: 1 }));
}
