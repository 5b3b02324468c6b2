/** Queries of a draft. The court's tables are the provider's. */
import { queryOptions } from '@tanstack/react-query';
import { getGetFilingConfigurationQueryOptions } from '@/api/generated/filing';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import { type FilingContent, type FilingProvider, flowOf } from '@/features/efiling';
import { quoteLifetime } from './model/quote-lifetime';

/** The filing service's limits, such as how long a quote is good for. They change rarely. */
export const filingConfiguration = getGetFilingConfigurationQueryOptions({
  query: { staleTime: 60 * 60_000, retry: false },
});

/** The latest saved draft. Always refetched: a colleague or another tab may have saved it. */
export function draftOptions({ calls }: FilingProvider, flow: FilingFlow, state: StateCode, orderId: number) {
  const { draftKey, loadDraft } = calls[flow];
  return queryOptions({
    queryKey: draftKey(state, orderId),
    queryFn: ({ signal }) => loadDraft(state, orderId, { signal }),
    meta: { shows: ['draft-contents'] },
    staleTime: 0,
  });
}

/** Tells what a provider checks drafts by. It is code, which loads once, and again only with the page. */
export function rulesOptions({ facts, loadRules }: FilingProvider) {
  return queryOptions({
    queryKey: [...filingConfiguration.queryKey, 'rules of drafts', facts.id],
    queryFn: loadRules,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  });
}

/**
 * The fee quote of a draft.
 * @param basis fingerprint of what the fees depend on (see `feeBasis`)
 * @param feeQuoteMinutes how long the service keeps it; undefined until known
 */
export function feeQuoteOptions(
  { calls }: FilingProvider,
  state: StateCode,
  { orderId, basis, content }: { orderId: number; basis: string; content: FilingContent },
  feeQuoteMinutes: number | undefined,
) {
  const { draftKey, quote } = calls[flowOf(content)];
  return queryOptions({
    queryKey: [...draftKey(state, orderId), 'fee quote', basis],
    queryFn: ({ signal }) => quote(state, { orderId, content }, { signal }),
    staleTime: ({ state: { data } }) => quoteLifetime(data, feeQuoteMinutes),
    gcTime: quoteLifetime(undefined, feeQuoteMinutes),
    refetchInterval: ({ state: { data } }) => quoteLifetime(data, feeQuoteMinutes),
  });
}
