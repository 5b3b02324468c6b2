/** What administrators change about their firm. Each wrapper sees to it that what shows the change is asked for again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientUpdateAddresses, clientUpdateThirdPartyIdentifier } from '@/api/generated/billing';
import type { BillingAddress } from '@/api/generated/billing/model';
import { putClientSecret } from '@/api/generated/platform';
import { firmQuery } from '@/features/firm';

/** Name of the secret that neos and filevine give a firm. */
const partnerSecret = 'PartnerSecret';

/** Keeps an address of the firm. */
export function useUpdateAddress(clientId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: BillingAddress) => clientUpdateAddresses([address]),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: firmQuery(clientId).queryKey }),
  });
}

/** Keeps what the connected system calls the firm; an empty text takes it away. */
export function useUpdateIdentifier(clientId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (thirdPartyIdentifier: string) => clientUpdateThirdPartyIdentifier({ thirdPartyIdentifier }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: firmQuery(clientId).queryKey }),
  });
}

/**
 * Keeps the firm's secret with the connected system (decision 19): it is in the argument and in the request, and nowhere
 * else. No mutation of the query cache, which would keep its variables. @throws ApiError
 */
export function savePartnerSecret(clientId: number, value: string): Promise<void> {
  return putClientSecret(clientId, { name: partnerSecret, value });
}
