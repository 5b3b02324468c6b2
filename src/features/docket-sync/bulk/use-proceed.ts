import { useNavigate } from '@tanstack/react-router';
import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { useSelectedState } from '@/features/states';
import { useRememberAccount } from '../accounts/account-name';
import { type ProviderId, providerOf } from '../accounts/providers';
import { keepSelection } from './selected-cases';

/** Keeps the chosen cases and goes on to confirm them. */
export function useProceed(
  providerId: ProviderId,
  accountName: string,
): (cases: readonly BulkSyncCase[]) => Promise<void> {
  const navigate = useNavigate();
  const { clientId = 0, userId = 0 } = usePerson() ?? {};
  const selectedState = useSelectedState();
  const remember = useRememberAccount();
  return async (cases) => {
    keepSelection({
      v: 1,
      clientId,
      userId,
      providerId,
      accountName,
      state: providerOf(providerId)?.state ?? selectedState ?? 'NY',
      cases: cases.map(({ productCaseId, caseNumber, description, courtName, matter }) => ({
        productCaseId,
        caseNumber,
        description,
        courtName,
        matter,
      })),
    });
    void remember(providerId, accountName);
    await navigate({ to: '/docket-sync/bulk-sync' });
  };
}
