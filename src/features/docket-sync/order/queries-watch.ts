/** What docket watch knows of one followed docket. None of it costs money. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetAutoFetchQueryOptions,
  getGetPacerSpendQueryOptions,
  getListDeadlinesQueryOptions,
  getListDocketChangesQueryKey,
  listDocketChanges,
} from '@/api/generated/docket-watch';
import type { DocketChange } from '@/api/generated/docket-watch/model';

/** Docket watch's largest page. */
const changePage = 200;

/** Tells what the person hasn't seen of a case, newest first. */
export function unseenChangesQuery(productCaseId: number) {
  const params = { productCaseId, unreadOnly: true, limit: changePage };
  return queryOptions({
    queryKey: [...getListDocketChangesQueryKey(params), 'all'],
    queryFn: async ({ signal }): Promise<DocketChange[]> => {
      const all: DocketChange[] = [];
      let cursor: number | undefined;
      for (;;) {
        const page = await listDocketChanges({ ...params, ...(cursor === undefined ? {} : { cursor }) }, { signal });
        all.push(...page.items);
        cursor = page.nextCursor;
        if (cursor === undefined) return all;
      }
    },
    meta: { shows: ['docket-changes', 'docket-alerts', 'dockets'] },
  });
}

/** Tells what the firm spent at PACER, and of it in the order's case. */
export function caseSpendQuery(orderId: number) {
  return queryOptions(getGetPacerSpendQueryOptions({ orderId }));
}

/** Deadlines that people decided on in a case. */
export function caseDeadlinesQuery(productCaseId: number) {
  return queryOptions(getListDeadlinesQueryOptions({ productCaseId }));
}

/** Tells which new documents of a federal docket are fetched by themselves, and what they may cost. */
export function autoFetchQuery(orderId: number) {
  return queryOptions(getGetAutoFetchQueryOptions(orderId));
}
