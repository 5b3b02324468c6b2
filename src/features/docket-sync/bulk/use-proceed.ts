import { useNavigate } from '@tanstack/react-router';
import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { useSelectedState } from '@/features/states';
import { useRememberAccount } from '../accounts/account-name';
import { type ProviderId, providerOf } from '../accounts/providers';
import { keepSelection } from './selected-cases';

interface Proceeding {
  /** Why it can't go on yet. */
  refusal: string | undefined;
  proceed: (cases: readonly BulkSyncCase[]) => Promise<void>;
}

/** Keeps the chosen cases and goes on to confirm them. Federal cases need the selected state (dockets, section 1.4). */
export function useProceed(providerId: ProviderId, accountName: string): Proceeding {
  const navigate = useNavigate();
  const { clientId = 0, userId = 0 } = usePerson() ?? {};
  const selectedState = useSelectedState();
  const remember = useRememberAccount();
  const state = providerOf(providerId)?.state ?? selectedState;

  async function proceed(cases: readonly BulkSyncCase[]): Promise<void> {
    if (state === undefined) return;
    keepSelection({
      v: 1,
      clientId,
      userId,
      providerId,
      accountName,
      state,
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
  }

  return { refusal: state === undefined ? 'Choose a state at the top of the page first.' : undefined, proceed };
}
