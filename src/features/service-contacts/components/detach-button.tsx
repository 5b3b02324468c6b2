import { useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { ServiceContact } from '@/api/generated/filing/model';
import { contactName } from '@/features/efiling';
import { confirm } from '@/lib/ui/confirm';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import type { ContactableCase } from '../model/contactable-cases';
import { useDetachContacts } from '../mutations';

interface DetachButtonProps {
  contact: ServiceContact;
  courtCase: Pick<ContactableCase, 'courtCode' | 'caseTrackingId' | 'caseNumber'>;
  /** Undefined for a contact of the whole case. */
  casePartyId: string | undefined;
  partyName: string | undefined;
  /** No one else of the firm is served in the case. */
  isLastOfFirm?: boolean;
  /** Why the firm can't detach it. */
  refusal: string | undefined;
}

/** Asks, then detaches a contact from a case. */
export function DetachButton(props: DetachButtonProps) {
  const { contact, courtCase, casePartyId, partyName, isLastOfFirm = false, refusal } = props;
  const { courtCode, caseTrackingId, caseNumber } = courtCase;
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useDetachContacts();
  const name = contactName(contact);

  async function detach(): Promise<void> {
    const isConfirmed = await confirm({
      title: `Detach ${name}?`,
      content: isLastOfFirm
        ? `No one else of your firm is a contact in ${caseNumber}. Your firm will no longer be served there.`
        : `${name} will no longer be served in ${caseNumber} for ${partyName ?? 'the whole case'}.`,
      confirmLabel: 'Detach',
    });
    if (!isConfirmed) return;
    setBusy(true);
    const { serviceContactId } = contact;
    try {
      await mutateAsync({
        courtCode,
        caseTrackingId,
        contacts: [{ serviceContactId, ...(casePartyId !== undefined && { casePartyId }) }],
      });
      showToast({ tone: 'good', title: `${name} detached from ${caseNumber}` });
    } catch (error) {
      const outcome = changeFailed(error, 'The contact wasn’t detached', 'the contact was detached');
      showFailure(outcome, explain(failureOf(error), tryAgain));
    }
    setBusy(false);
  }

  return (
    <ReasonButton
      variant="subtle"
      size="compact-sm"
      refusal={refusal}
      loading={isBusy}
      aria-label={`Detach ${name} from ${caseNumber}, ${partyName ?? 'whole case'}`}
      onClick={() => void detach()}
    >
      Detach
    </ReasonButton>
  );
}
