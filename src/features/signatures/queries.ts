/** Envelopes and their terms. */
import { queryOptions } from '@tanstack/react-query';
import { getGetEnvelopeQueryOptions, getGetEnvelopeTermsQueryOptions } from '@/api/generated/serving';
import { followsOrders, unlessLive } from '@/api/live/following';

/** Price and terms. The service refuses another fee, so an hour is fresh enough. */
export const envelopeTermsQuery = queryOptions({ ...getGetEnvelopeTermsQueryOptions(), staleTime: 3_600_000 });

/** An envelope; asked again every half minute while signatures are awaited. */
export function envelopeQuery(orderId: number) {
  return queryOptions({
    ...followsOrders(getGetEnvelopeQueryOptions(orderId), orderId),
    refetchInterval: unlessLive(({ state: { data } }) =>
      data?.status === 'sent' || data?.status === 'delivered' ? 30_000 : false,
    ),
  });
}
