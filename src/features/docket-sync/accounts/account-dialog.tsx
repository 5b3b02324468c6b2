import { usePerson } from '@/features/session';
import { Dialog } from '@/lib/ui/dialog';
import { showToast } from '@/lib/ui/toast';
import { AccountForm } from './account-form';
import { credentialTypes, type ProviderId, providerOf } from './providers';

interface AccountDialogProps {
  providerId: ProviderId;
  /** Prefilled user name. */
  userName?: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds the firm's account with a provider, or replaces its password. */
export default function AccountDialog({ providerId, userName, onSaved, onClose }: AccountDialogProps) {
  const clientId = usePerson()?.clientId ?? 0;
  const name = providerOf(providerId)?.shortName ?? '';
  return (
    <Dialog title={`${name} account`} onClose={onClose} closeOnBlur={false}>
      <AccountForm
        clientId={clientId}
        credentialType={credentialTypes[providerId]}
        userName={userName}
        onSaved={() => {
          showToast({ tone: 'good', title: `${name} account saved` });
          onSaved();
        }}
      />
    </Dialog>
  );
}
