/** What administrators change about their firm. Each wrapper sees to it that what shows the change is asked for again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  clientDeleteProfileSetting,
  clientUpdateAddresses,
  clientUpdateThirdPartyIdentifier,
} from '@/api/generated/billing';
import type { BillingAddress } from '@/api/generated/billing/model';
import { putClientSecret, upsertProfileSetting } from '@/api/generated/platform';
import { firmQuery } from '@/features/firm';
import { firmSettingQuery } from './queries';

/** A setting of a firm. */
export interface FirmSetting {
  clientId: number;
  /** The firm as the owner of settings. */
  partyId: number;
  name: string;
}

/** Type of a firm's setting (specification, application section 9). */
const ofFirm = 5;
/** Name of the secret that neos and filevine give a firm. */
const partnerSecret = 'PartnerSecret';

/** Keeps a text as the setting, or, with undefined, takes the setting away. Shown at once, and put back on a failure. */
export function useChangeFirmSetting({ clientId, partyId, name }: FirmSetting) {
  const queryClient = useQueryClient();
  const { queryKey } = firmSettingQuery(clientId, name);
  return useMutation({
    scope: { id: `firm-setting ${clientId} ${name}` },
    mutationFn: async (value: string | undefined) => {
      if (value === undefined) await clientDeleteProfileSetting({ partyId, name });
      else await upsertProfileSetting({ profileSettingType: ofFirm, partyId, name, value });
    },
    onMutate: async (value) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, value ?? null);
      return { before };
    },
    onError: (_error, value, context) => {
      // A later choice stays.
      if (queryClient.getQueryData(queryKey) === (value ?? null)) queryClient.setQueryData(queryKey, context?.before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

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
