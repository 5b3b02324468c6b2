/** Whether a resubmission serves other people than what the court returned: the person is asked. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { contactName, type FilingContent, type Problem } from '@/features/efiling';
import { isRejected, rejectedOrderQuery } from '@/features/orders';
import { useKnownContacts } from '../filings/use-case-contacts';
import { type RecipientChanges, recipientChanges, type Served, signOf } from '../model/recipient-changes';
import { useProvider } from '../provider-context';
import { useDraft } from './draft-context';
import { useFilingContent } from './filing-form';

/** The change of recipients, and whether the person means it. */
export interface ChangedRecipients {
  changes: RecipientChanges | undefined;
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
  problems: readonly Problem[];
  isChecking: boolean;
}

/** Compares the recipients. While the returned order is unknown, nothing is said of them: the banner offers to load it. */
export function useRecipientChanges(): ChangedRecipients {
  const { correctsOrderId, isReadOnly } = useDraft();
  const { servedWithAll } = useProvider();
  const isCompared = correctsOrderId !== undefined && !isReadOnly;
  const content = useFilingContent((whole) => whole);
  const { data: order, isLoading } = useQuery({ ...rejectedOrderQuery(correctsOrderId ?? 0), enabled: isCompared });
  const { contacts: known } = useKnownContacts(isCompared);
  const [confirmed, setConfirmed] = useState<string>();
  const changes = useMemo(() => {
    if (!isCompared || !order) return undefined;
    const now = content.filings.map((filing) => servedBy(content, filing, { known, servedWithAll }));
    return recipientChanges(
      order.filings.filter(({ status }) => isRejected(status)),
      now,
    );
  }, [isCompared, order, content, known, servedWithAll]);
  const sign = changes && signOf(changes);
  const isConfirmed = sign !== undefined && confirmed === sign;
  const isAsked = sign !== undefined && !isConfirmed;
  const problems = useMemo(() => (isAsked ? [question] : []), [isAsked]);
  return {
    changes,
    isConfirmed,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? sign : undefined),
    problems,
    isChecking: isLoading,
  };
}

const question: Problem = {
  step: 'filings',
  path: 'recipients',
  message: 'Other people are served than with the returned filing. Confirm it below, or change the recipients.',
};

type Known = ReturnType<typeof useKnownContacts>['contacts'];
type ServedWithAll = ((content: FilingContent) => readonly Served[]) | undefined;

/** Whom a filing of the draft is served on, with what is known of them. */
function servedBy(
  content: FilingContent,
  { action, serviceRecipients, courtesyCopyEmails }: FilingEntry,
  { known, servedWithAll }: { known: Known; servedWithAll: ServedWithAll },
): Served[] {
  const contacts = action === 'EFile' ? [] : serviceRecipients;
  return [
    ...(servedWithAll?.(content) ?? []),
    ...contacts.map(({ serviceContactId }) => {
      const contact = known.get(serviceContactId);
      return { serviceContactId, ...(contact && { name: contactName(contact), email: contact.email }) };
    }),
    ...courtesyCopyEmails.filter((email) => email.trim() !== '').map((email) => ({ email })),
  ];
}
