/** The e-filing provider of an order. Its code loads with the first request for it, not with the order's page. */
import type { QueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@/api/generated/filing/model';
import { type FilingProvider, factsOf, loadProviderOfOrder, providerIdOf } from '@/features/efiling';
import { providerOfState } from '@/features/states';

/**
 * An order that isn't a court filing, such as one that only serves, is its state's provider's. Where the state's courts
 * take nothing but paper, its courier knows nothing of it.
 */
export async function providerOfOrder(
  queryClient: QueryClient,
  order: Pick<OrderDetail, 'provider' | 'apiType' | 'state'>,
): Promise<FilingProvider> {
  const own = providerIdOf(order);
  if (own !== undefined) return loadProviderOfOrder(own);
  const ofState = await providerOfState(queryClient, order.state);
  return loadProviderOfOrder(factsOf(ofState)?.filesOnPaper ? undefined : ofState);
}
