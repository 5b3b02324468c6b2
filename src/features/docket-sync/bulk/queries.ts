/** Queries of bulk sync. */
import { queryOptions } from '@tanstack/react-query';
import {
  getBulkSyncStatus,
  getGetBulkSyncStatusQueryKey,
  getListBulkSyncCasesQueryOptions,
} from '@/api/generated/docket-sync';
import type { BulkSyncResult } from '@/api/generated/docket-sync/model';
import type { ProviderId } from '../accounts/providers';
import { isPending, mergeResults, questionsOf } from './model/bulk-status';

/** Status of a bulk order's cases is asked for again this often while one is Pending (decision 12). */
const pollInterval = 5000;

/** The cases in an account. Asking a provider takes seconds: they are asked for again only by a person. */
export function accountCasesQuery(providerId: ProviderId, accountName: string) {
  return queryOptions({
    ...getListBulkSyncCasesQueryOptions({ providerId, accountName }),
    enabled: accountName !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** A bulk order, as its address names it. */
export interface BulkOrder {
  orderId: number;
  providerId: ProviderId;
  state: string;
}

/** The results of a bulk order's cases. Polling asks about those that are Pending only (dockets, section 1.8). */
export function bulkOrderQuery({ orderId, providerId, state }: BulkOrder) {
  const queryKey = getGetBulkSyncStatusQueryKey([{ orderId }], { providerId, state });
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<BulkSyncResult[]> => {
      const known = client.getQueryData<BulkSyncResult[]>(queryKey);
      const isWaiting = known !== undefined && isPending(known);
      const questions = isWaiting ? questionsOf(known, orderId) : [{ orderId }];
      const answers = await getBulkSyncStatus(questions, { providerId, state }, { signal });
      return known ? mergeResults(known, answers) : answers;
    },
    meta: { shows: ['dockets'] },
    // Rows that didn't change keep their objects already.
    structuralSharing: false,
    refetchInterval: ({ state: { data } }) => (data && isPending(data) ? pollInterval : false),
  });
}
