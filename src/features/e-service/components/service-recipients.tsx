import { Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { EServiceRecipient, ServiceContact, StateCode } from '@/api/generated/filing/model';
import {
  bounceWarning,
  contactName,
  contactOptions,
  type FilingProvider,
  NewRecipient,
  type TypedRecipient,
} from '@/features/efiling';
import { Combobox } from '@/lib/form';
import { ListedRow, ListedRows } from '@/lib/ui/listed-row';
import { withRecipient } from '../model/entered-service';

interface ServiceRecipientsProps {
  provider: FilingProvider;
  state: StateCode;
  /** The case whose contacts are served unless someone is taken off. */
  courtCase: { courtCode: string; caseTrackingId: string } | undefined;
  recipients: readonly EServiceRecipient[];
  error: string | undefined;
  onChange: (change: (recipients: EServiceRecipient[]) => EServiceRecipient[]) => void;
}

/** Shows who is served: the firm's service contacts, those of the case, or anyone by name and email. */
export function ServiceRecipients(props: ServiceRecipientsProps) {
  const { provider, state, courtCase, recipients, error, onChange } = props;
  const calls = provider.contacts;
  const [list] = useQueries({ queries: known(calls).map(() => provider.serviceContacts(state)) });
  const [ofCase] = useQueries({
    queries: known(calls).flatMap((each) => (courtCase ? [each.ofCase(state, courtCase)] : [])),
  });
  const contacts = useMemo(() => {
    const all = [...(list?.data ?? []), ...(ofCase?.data ?? []).map(({ contact }) => contact)];
    return new Map(all.map((contact) => [contact.serviceContactId, contact]));
  }, [list?.data, ofCase?.data]);
  const options = useMemo(() => {
    const taken = new Set(recipients.map(({ email }) => email.toLowerCase()));
    return contactOptions([...contacts.values()], ({ email }) => taken.has(email.toLowerCase()));
  }, [contacts, recipients]);
  usePreselection(courtCase?.caseTrackingId, ofCase?.data, recipients.length, onChange);
  return (
    <Stack gap="sm">
      {calls && (
        <Combobox
          label="Serve a contact"
          options={options}
          value={undefined}
          loading={list?.isPending ?? false}
          {...(list?.isError && { onReload: () => void list.refetch() })}
          placeholder="Type a name or email"
          onChange={(id) => {
            const contact = contacts.get(id ?? '');
            if (contact) onChange((before) => withRecipient(before, toRecipient(contact)));
          }}
        />
      )}
      <NewRecipient onAdd={(recipient) => onChange((before) => withRecipient(before, plainRecipient(recipient)))} />
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      <ListedRows label="Service recipients">
        {recipients.map((recipient) => {
          const { name, firmName, email, partyName, serviceContactId } = recipient;
          const contact = contacts.get(serviceContactId ?? '');
          return (
            <ListedRow
              key={email}
              name={name}
              title={[name, firmName].filter(Boolean).join(', ')}
              facts={[
                email,
                partyName && `for ${partyName}`,
                contact?.isUndeliverable && 'email to this address bounced',
              ]}
              warning={contact && bounceWarning(contact)}
              onRemove={() => onChange((before) => before.filter((each) => each.email !== email))}
            />
          );
        })}
      </ListedRows>
    </Stack>
  );
}

/** One, or none: a provider without contacts has no calls for them. */
const known = (calls: FilingProvider['contacts']) => (calls ? [calls] : []);

/** Once for each case: its contacts, if no one was chosen yet. Who is taken off afterwards stays off. */
function usePreselection(
  caseTrackingId: string | undefined,
  ofCase: readonly { contact: ServiceContact; partyName?: string | undefined }[] | undefined,
  chosen: number,
  onChange: ServiceRecipientsProps['onChange'],
): void {
  const doneFor = useRef(chosen > 0 ? caseTrackingId : undefined);
  useEffect(() => {
    if (!ofCase || caseTrackingId === undefined || doneFor.current === caseTrackingId) return;
    doneFor.current = caseTrackingId;
    onChange((before) =>
      ofCase.reduce(
        (all, { contact, partyName }) =>
          withRecipient(all, { ...toRecipient(contact), ...(partyName !== undefined && { partyName }) }),
        before,
      ),
    );
  }, [caseTrackingId, ofCase, onChange]);
}

function toRecipient(contact: ServiceContact): EServiceRecipient {
  const { serviceContactId, firmName, email } = contact;
  return { name: contactName(contact), email, serviceContactId, ...(firmName && { firmName }) };
}

/** Without what was left empty. */
const plainRecipient = ({ name, email, firmName, partyName }: TypedRecipient): EServiceRecipient => ({
  name,
  email,
  ...(firmName && { firmName }),
  ...(partyName && { partyName }),
});
