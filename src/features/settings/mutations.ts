/** Changes that administrators make to their firm. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientUpdateAddresses, clientUpdateThirdPartyIdentifier } from '@/api/generated/billing';
import type { BillingAddress } from '@/api/generated/billing/model';
import { putClientSecret } from '@/api/generated/platform';
import { firmQuery } from '@/features/firm';

/** The name under which the firm's secret for neos or filevine is stored. */
const partnerSecret = 'PartnerSecret';

/** Saves an address of the firm. */
export function useUpdateAddress(clientId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: BillingAddress) => clientUpdateAddresses([address]),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: firmQuery(clientId).queryKey }),
  });
}

/** Saves the firm's ID in the connected system; an empty text removes it. */
export function useUpdateIdentifier(clientId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (thirdPartyIdentifier: string) => clientUpdateThirdPartyIdentifier({ thirdPartyIdentifier }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: firmQuery(clientId).queryKey }),
  });
}

/**
 * Saves the firm's secret for the connected system (decision 19). The secret appears only in the argument and the
 * request: this bypasses the mutation cache, which would keep its variables. @throws ApiError
 */
export function savePartnerSecret(clientId: number, value: string): Promise<void> {
  return putClientSecret(clientId, { name: partnerSecret, value });
}
