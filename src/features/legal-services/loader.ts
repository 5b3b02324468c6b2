import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import type { RequestService } from '@/api/generated/serving/model';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/states';
import { serviceFormQuery } from './queries';

/** Starts a service's form. The order is listed in the selected state. */
export async function loadServiceForm(
  queryClient: QueryClient,
  service: RequestService,
  deps: { state: StateCode | undefined; mappingId: string | undefined },
): Promise<{ state: StateCode }> {
  void queryClient.prefetchQuery(serviceFormQuery(service));
  return { state: await selectedState(queryClient, deps, currentPerson()) };
}
