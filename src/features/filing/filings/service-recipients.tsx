import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { bounceWarning, contactOptions, recipientName, usualRecipients } from '@/features/efiling';
import { Combobox, fieldId, useOutsideError } from '@/lib/form';
import { ListedRow, ListedRows } from '@/lib/ui/listed-row';
import { Notice } from '@/lib/ui/notice';
import { useDraft } from '../draft/draft-context';
import { useFilingChange } from '../draft/use-filing-change';
import { useProvider } from '../provider-context';
import { useCaseContacts } from './use-case-contacts';

/** The service contacts that the court's system serves with the filing. */
export function ServiceRecipients({ filing, index }: { filing: FilingEntry; index: number }) {
  const { state, isReadOnly } = useDraft();
  const { change } = useFilingChange(filing.id);
  const { serviceContacts } = useProvider();
  const { data: contacts, error, isPending, refetch } = useQuery(serviceContacts(state));
  const path = `filings.${index}.serviceRecipients`;
  const problem = useOutsideError(path);
  const { serviceRecipients: chosen } = filing;
  const { contacts: ofCase, isComplete, unservedBy } = useCaseContacts(true);
  const known = useMemo(
    () => [...(contacts ?? []), ...(ofCase ?? []).map(({ contact }) => contact)],
    [contacts, ofCase],
  );
  const options = useMemo(() => {
    const taken = new Set(chosen.map(({ serviceContactId }) => serviceContactId));
    return contactOptions(known, ({ serviceContactId }) => taken.has(serviceContactId));
  }, [known, chosen]);
  const unserved = unservedBy(filing);
  const isPreselected = useRef(chosen.length > 0);
  // The case's contacts load after service is asked for. Who was removed afterwards stays removed.
  useEffect(() => {
    if (!ofCase || isPreselected.current || isReadOnly) return;
    isPreselected.current = true;
    const usual = usualRecipients(ofCase);
    change((current) => (current.serviceRecipients.length > 0 ? current : { ...current, serviceRecipients: usual }));
  }, [ofCase, isReadOnly, change]);
  if (error)
    return (
      <Notice
        tone="bad"
        title="Your service contacts couldn't be loaded"
        action={
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  return (
    <Stack gap="xs">
      <Combobox
        id={fieldId(path)}
        label="Serve"
        required
        description={
          contacts?.length === 0
            ? 'Your firm has no service contacts. File without service, and serve the parties another way.'
            : undefined
        }
        options={options}
        value={undefined}
        loading={isPending}
        placeholder="Type a name or email address"
        error={problem}
        onChange={(serviceContactId) => {
          if (serviceContactId === undefined) return;
          change((current) => ({
            ...current,
            serviceRecipients: [...current.serviceRecipients, { serviceContactId }],
          }));
        }}
      />
      {chosen.length > 0 && (
        <ListedRows label="Service recipients">
          {chosen.map(({ serviceContactId }) => {
            const contact = known.find((each) => each.serviceContactId === serviceContactId);
            return (
              <ListedRow
                key={serviceContactId}
                name={recipientName(contact, contacts !== undefined && isComplete)}
                facts={[contact?.email, contact?.isUndeliverable && 'email to this address bounced']}
                warning={contact && bounceWarning(contact)}
                onRemove={() =>
                  change((current) => ({
                    ...current,
                    serviceRecipients: current.serviceRecipients.filter(
                      (each) => each.serviceContactId !== serviceContactId,
                    ),
                  }))
                }
              />
            );
          })}
        </ListedRows>
      )}
      {unserved.length > 0 && (
        <Text size="sm" role="note">
          {`No one is served for ${unserved.join(', ')}.`}
        </Text>
      )}
    </Stack>
  );
}
