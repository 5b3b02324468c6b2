/** Queries of the search for one case. What costs money runs only when a person presses a button that says the price. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getListCourtSystemsQueryOptions,
  getListDocketCourtsQueryOptions,
  getListDocketSubscriptionsQueryOptions,
  getSearchDocketCasesQueryOptions,
  searchDocketCases,
} from '@/api/generated/docket-sync';
import type { CaseSearchResultPage, SearchDocketCasesParams } from '@/api/generated/docket-sync/model';
import { pacerId } from '../accounts/providers';
import { orderOnce } from '../ordering/order-once';
import { submissionKey } from '../ordering/submission-key';

/** Courts change rarely. */
const hour = 60 * 60 * 1000;

/** Every court system with dockets. */
export const courtSystemsQuery = queryOptions({ ...getListCourtSystemsQueryOptions(), staleTime: hour });

/** The courts of a system. */
export function docketCourtsQuery(courtSystemId: number) {
  return queryOptions({
    ...getListDocketCourtsQueryOptions({ CourtSystemId: courtSystemId }),
    enabled: courtSystemId > 0,
    staleTime: hour,
  });
}

/**
 * The cases found. A search in New York or Florida is free and follows from the address; PACER's is never asked by
 * itself (dockets, section 5): not by a link, a reload, Back, a retry, a prefetch or the window's focus.
 */
export function foundCasesQuery(question: SearchDocketCasesParams) {
  return queryOptions({
    ...getSearchDocketCasesQueryOptions(question),
    enabled: question.providerId !== pacerId,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    retryOnMount: false,
  });
}

/** Searches PACER, which charges for it, and shows the result on the page that asks. The answer is kept if it is left. */
export async function buySearch(
  queryClient: QueryClient,
  userId: number,
  question: SearchDocketCasesParams,
): Promise<void> {
  const { queryKey } = foundCasesQuery(question);
  const buy = async (): Promise<CaseSearchResultPage> => {
    const key = submissionKey(userId, JSON.stringify(['search', question]));
    const outcome = await orderOnce(key, (text) => searchDocketCases(question, { 'Idempotency-Key': text }));
    if (outcome.kind === 'ordered') return outcome.answer;
    throw outcome.error;
  };
  await queryClient
    .fetchQuery({ queryKey, queryFn: buy, staleTime: 0, retry: false, networkMode: 'always' })
    .catch(() => undefined);
}

/** The firm's subscriptions to a case. */
export function subscriptionsOfCaseQuery(providerCaseId: string) {
  return queryOptions(getListDocketSubscriptionsQueryOptions({ ProviderCaseId: providerCaseId }));
}
