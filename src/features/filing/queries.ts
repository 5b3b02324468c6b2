/** Queries of the filing screens that every provider answers alike. The court's tables are the provider's. */
import { queryOptions } from '@tanstack/react-query';
import { getListCourtCasesQueryOptions, getListDraftsQueryOptions } from '@/api/generated/filing';
import type { FeeQuote, FilingFlow, StateCode } from '@/api/generated/filing/model';
import { type FilingContent, type FilingProvider, flowOf } from '@/features/efiling';

/** A quote expires after this time, because the court's tables may change. */
const quoteLifetime = 5 * 60 * 1000;

/** A courier who goes today ends a quote with the court's last hour. */
function lifetimeOf(quote: FeeQuote | undefined): number {
  const { quotedAt, delivery } = quote ?? {};
  if (!quotedAt || !delivery?.sameDayUntil) return quoteLifetime;
  return Math.min(quoteLifetime, Math.max(1000, Date.parse(delivery.sameDayUntil) - Date.parse(quotedAt)));
}

/** The latest saved draft. Always refetched: a colleague or another tab may have saved it. */
export function draftOptions({ calls }: FilingProvider, flow: FilingFlow, state: StateCode, orderId: number) {
  const { draftKey, loadDraft } = calls[flow];
  return queryOptions({
    queryKey: draftKey(state, orderId),
    queryFn: ({ signal }) => loadDraft(state, orderId, { signal }),
    staleTime: 0,
  });
}

/** The firm's drafts in a state, or in one matter; most recently saved first. */
export function draftsToContinueOptions(state: StateCode, mappingId: string | undefined) {
  return getListDraftsQueryOptions(state, { mappingId });
}

/** The cases the firm has filed into in a state, latest first. */
export function courtCasesOptions(state: StateCode) {
  return getListCourtCasesQueryOptions(state);
}

/**
 * The fee quote of a draft.
 * @param basis fingerprint of what the fees depend on (see `feeBasis`)
 */
export function feeQuoteOptions(
  { calls }: FilingProvider,
  state: StateCode,
  { orderId, basis, content }: { orderId: number; basis: string; content: FilingContent },
) {
  const { draftKey, quote } = calls[flowOf(content)];
  return queryOptions({
    queryKey: [...draftKey(state, orderId), 'fee quote', basis],
    queryFn: ({ signal }) => quote(state, { orderId, content }, { signal }),
    staleTime: ({ state: { data } }) => lifetimeOf(data),
    gcTime: quoteLifetime,
    refetchInterval: ({ state: { data } }) => lifetimeOf(data),
  });
}
