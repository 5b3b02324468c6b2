import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { Dialog } from '@/lib/ui/dialog';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { showToast } from '@/lib/ui/toast';
import { useContactBook } from '../contact-book';
import { attachRequest } from '../model/case-steps';
import type { ContactableCase } from '../model/contactable-cases';
import { useAttachContacts } from '../mutations';
import { ContactPicker } from './contact-picker';

interface AttachToCaseDialogProps {
  courtCase: ContactableCase;
  /** Undefined for the whole case. */
  casePartyId: string | undefined;
  partyName: string | undefined;
  /** IDs of the contacts that the party has. */
  attached: readonly string[];
  onClose: () => void;
}

/** Attaches a contact of the firm's list to a case, for a party or the whole case. */
export default function AttachToCaseDialog(props: AttachToCaseDialogProps) {
  const { courtCase, casePartyId, partyName, attached, onClose } = props;
  const { state } = useContactBook();
  const { mutate, isPending, error, reset } = useAttachContacts();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const attach = () => {
    if (chosen === undefined) return setProblem('Choose a contact.');
    mutate(attachRequest(chosen, { ...courtCase, parties: [{ casePartyId, partyName }] }), {
      onSuccess: () => {
        showToast({ tone: 'good', title: `Contact attached to ${courtCase.caseNumber}` });
        onClose();
      },
    });
  };
  return (
    <Dialog
      title="Attach a contact"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={attach}>
            Attach
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text size="sm">{`Served in ${courtCase.caseNumber} for ${partyName ?? 'the whole case'}.`}</Text>
        <ContactPicker
          label="Contact"
          value={chosen}
          without={attached}
          error={problem}
          onChange={(id) => {
            setProblem(undefined);
            reset();
            setChosen(id);
          }}
        />
        {error && (
          <Notice tone="bad">
            {changeFailed(
              error,
              explain(failureOf(error), 'The contact wasn’t attached. Try again.'),
              'the contact was attached',
            )}
          </Notice>
        )}
        <Text size="sm">
          Not on your list?{' '}
          <AppLink to="/filing-account/service-contacts" search={{ state, list: 'public' }} size="sm">
            Search the public list
          </AppLink>
        </Text>
      </Stack>
    </Dialog>
  );
}
