import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { ServiceContactDetail } from '@/api/generated/filing/model';
import { contactName } from '@/features/efiling';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { showToast } from '@/lib/ui/toast';
import { useContactBook } from '../contact-book';
import { type CaseOutcomes, casesByCourt } from '../model/case-steps';
import { type Removal, type RemovalCalls, removeShown, replaceShown } from '../model/removal';
import { refreshContacts } from '../mutations';
import { ContactPicker } from './contact-picker';
import { RemovalPreview } from './removal-preview';

interface RemoveDialogProps {
  detail: ServiceContactDetail;
  onClose: () => void;
}

/**
 * Asks before a contact is removed from the firm's list and from every case, or replaces it there first (filing
 * variants, section 7).
 */
export default function RemoveDialog({
  detail: { contact, cases: attachments, drafts = [] },
  onClose,
}: RemoveDialogProps) {
  const book = useContactBook();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [cases, setCases] = useState(() => casesByCourt(attachments));
  const [isReplacing, setReplacing] = useState(false);
  const [replacement, setReplacement] = useState<string>();
  const [outcomes, setOutcomes] = useState<CaseOutcomes>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { serviceContactId } = contact;
  const name = contactName(contact);

  const calls: RemovalCalls = {
    readCases: async () => {
      const latest = await queryClient.fetchQuery({ ...book.calls.detail(book.state, serviceContactId), staleTime: 0 });
      return casesByCourt(latest.cases);
    },
    attach: (request) => book.calls.attach(book.state, request),
    remove: () => book.calls.remove(book.state, serviceContactId),
  };

  async function run(work: () => Promise<Removal>): Promise<void> {
    setProblem(undefined);
    setBusy(true);
    try {
      await show(await work());
    } catch (error) {
      setProblem(
        changeFailed(
          error,
          explain(failureOf(error), 'The contact wasn’t removed. Try again.'),
          'the contact was removed',
        ),
      );
      void refreshContacts(queryClient, book);
    }
    setBusy(false);
  }

  async function show(removal: Removal): Promise<void> {
    if (removal.kind === 'removed') {
      showToast({ tone: 'good', title: `${name} removed` });
      await navigate({ to: '/filing-account/service-contacts', search: true, replace: true });
      await refreshContacts(queryClient, book);
    } else if (removal.kind === 'changed') {
      setCases(removal.cases);
      setOutcomes(new Map());
      setProblem('The contact’s cases have changed. Check the list, then try again.');
    } else {
      setOutcomes(removal.outcomes);
      setProblem(`${name} is still in every case, and wasn’t removed. Try again to finish.`);
      await refreshContacts(queryClient, book);
    }
  }

  const remove = () => void run(() => removeShown(calls, cases));
  const replace = () => {
    if (replacement === undefined) return setProblem('Choose a contact.');
    void run(() => replaceShown(calls, cases, replacement, outcomes, setOutcomes));
  };
  const choose = (chosen: string | undefined) => {
    setReplacement(chosen);
    setOutcomes(new Map());
    setProblem(undefined);
  };

  return (
    <Dialog
      title="Are you sure?"
      size="large"
      closeOnBlur={!isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
            Cancel
          </Button>
          {!isReplacing && cases.length > 0 && (
            <Button variant="default" onClick={() => setReplacing(true)} disabled={isBusy}>
              Replace with…
            </Button>
          )}
          <Button color="red" loading={isBusy} onClick={isReplacing ? replace : remove}>
            {isReplacing ? 'Replace and delete' : 'Delete'}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text size="sm">
          {isReplacing
            ? `The new contact is attached to every case, court by court. ${name} is removed only if all of it succeeds.`
            : removalText(name, cases.length)}{' '}
          This action cannot be undone.
        </Text>
        {isReplacing && (
          <ContactPicker label="Replace with" value={replacement} without={[serviceContactId]} onChange={choose} />
        )}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <RemovalPreview cases={cases} drafts={drafts} outcomes={outcomes} isReplaced={isReplacing} />
      </Stack>
    </Dialog>
  );
}

function removalText(name: string, cases: number): string {
  if (cases === 0) return `${name} is removed from your firm’s list. No case has this contact.`;
  const where = cases === 1 ? 'the case below' : `all ${cases} cases below`;
  return `${name} is removed from your firm’s list and from ${where}, and will no longer be served there.`;
}
