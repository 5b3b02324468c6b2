/** The e-filing provider of an order. Its code loads with the first request for it, not with the order's page. */
import type { QueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@/api/generated/filing/model';
import { type FilingProvider, loadProvider } from '@/features/efiling';
import { providerOfState } from '@/features/states';

/**
 * An order that isn't a court filing, such as one that only serves, is its state's provider's.
 * @throws an error where we don't file with the provider.
 */
export async function providerOfOrder(
  queryClient: QueryClient,
  { provider, state }: Pick<OrderDetail, 'provider' | 'state'>,
): Promise<FilingProvider> {
  return loadProvider(provider ?? (await providerOfState(queryClient, state)));
}
