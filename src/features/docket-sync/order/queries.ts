/** Queries of one followed docket. None of them costs money. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import {
  getGetDocketSyncOrderStateQueryOptions,
  getListDocketCaseDocumentsQueryOptions,
  getListDocketCasePartiesQueryOptions,
  getListNotificationSettingsQueryOptions,
} from '@/api/generated/docket-sync';
import type { DocketEntry, DocketSyncOrder } from '@/api/generated/docket-sync/model';
import { getGetCaseStoryQueryOptions } from '@/api/generated/workspace';

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

/** A case's docket with its provider. */
export type Docket = Pick<DocketSyncOrder, 'providerId' | 'providerCaseId' | 'pacerCourt'>;

/** A document of the entry is on its way to the matter. */
const isUnderWay = ({ documents }: DocketEntry) => documents.some(({ matterSync }) => matterSync === 'waiting');

/** A page of a docket, as it was last read. */
export function docketEntriesQuery({ providerId, providerCaseId }: Docket, page: number) {
  return queryOptions({
    ...getListDocketCaseDocumentsQueryOptions({ providerId, CaseId: providerCaseId, Page: page }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? pendingInterval : false),
    // Neither asks a provider again by itself, nor waits for one that doesn't respond.
    retry: false,
  });
}

/** The parties of a docket's case. */
export function docketPartiesQuery({ providerId, providerCaseId }: Docket) {
  return queryOptions(getListDocketCasePartiesQueryOptions({ providerId, CaseId: providerCaseId, Page: 1 }));
}

/** The firm's notification settings, general and of single orders. */
export function notificationSettingsQuery(clientId: number) {
  return queryOptions({ ...getListNotificationSettingsQueryOptions(clientId, { Limit: 500 }), enabled: clientId > 0 });
}

/** Tells what the firm did in a docket's case. Deployments without the workspace service don't know. */
export function caseStoryQuery(orderId: number) {
  return queryOptions({
    ...getGetCaseStoryQueryOptions({ orderId }),
    enabled: hasWorkspace(),
  });
}

/** Starts what a docket's page shows first. */
export function startDocketOrder(queryClient: QueryClient, orderId: number): void {
  void queryClient.prefetchQuery(docketOrderQuery(orderId));
  if (hasWorkspace()) void queryClient.prefetchQuery(caseStoryQuery(orderId));
}
