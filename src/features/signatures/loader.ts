import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/states';
import { envelopeTermsQuery } from './queries';

/** Starts the form of an envelope. The order is listed in the selected state. */
export async function loadNewEnvelope(
  queryClient: QueryClient,
  deps: { state: StateCode | undefined; mappingId: string | undefined },
): Promise<{ state: StateCode }> {
  void queryClient.prefetchQuery(envelopeTermsQuery);
  return { state: await selectedState(queryClient, deps, currentPerson()) };
}
