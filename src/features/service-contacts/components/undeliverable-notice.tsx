import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ServiceContact } from '@/api/generated/filing/model';
import { suggestedEmails } from '@/features/efiling';
import { Notice } from '@/lib/ui/notice';
import { useContactBook } from '../contact-book';
import classes from './contacts.module.css';

interface UndeliverableNoticeProps {
  contact: ServiceContact;
  /** Why the firm can't correct the address. */
  refusal: string | undefined;
  /** Opens the form, with a suggested address if there is one. */
  onCorrect: (email?: string) => void;
}

/** Says that a contact can't be served, and offers the addresses that the public list has for the same name. */
export function UndeliverableNotice({ contact, refusal, onCorrect }: UndeliverableNoticeProps) {
  const { state, calls } = useContactBook();
  const { firstName: FirstName, lastName: LastName, email } = contact;
  const { data } = useQuery({ ...calls.publicList(state, { FirstName, LastName }), enabled: refusal === undefined });
  const suggestions = suggestedEmails(contact, data ?? []);
  return (
    <Notice
      tone="bad"
      title="Email to this contact bounced"
      action={
        refusal === undefined && (
          <Group gap="xs">
            {suggestions.map((suggested) => (
              <Button
                key={suggested.email}
                className={classes.suggestion}
                variant="default"
                size="compact-sm"
                onClick={() => onCorrect(suggested.email)}
              >
                {`Use ${suggested.email}${suggested.firmName && ` (${suggested.firmName})`}`}
              </Button>
            ))}
            <Button size="compact-sm" onClick={() => onCorrect()}>
              Correct the address
            </Button>
          </Group>
        )
      }
    >
      {`Service to ${email} fails until the address is corrected. `}
      {refusal ??
        (suggestions.length > 0 &&
          'The public list has other addresses for this name. Make sure that it is the same person.')}
    </Notice>
  );
}
