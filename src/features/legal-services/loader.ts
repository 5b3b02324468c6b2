import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import type { FormService } from '@/api/generated/serving/model';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/states';
import { serviceFormQuery, skipTracesQuery } from './queries';

/** Starts a service's form. The order is listed in the selected state. */
export async function loadServiceForm(
  queryClient: QueryClient,
  service: FormService,
  deps: { state: StateCode | undefined; mappingId: string | undefined },
): Promise<{ state: StateCode }> {
  void queryClient.prefetchQuery(serviceFormQuery(service));
  return { state: await selectedState(queryClient, deps, currentPerson()) };
}

/** Starts the form of a skip trace, and the firm's earlier ones. */
export function loadSkipTrace(queryClient: QueryClient, deps: Parameters<typeof loadServiceForm>[2]) {
  void queryClient.prefetchQuery(skipTracesQuery);
  return loadServiceForm(queryClient, 'SkipTrace', deps);
}
