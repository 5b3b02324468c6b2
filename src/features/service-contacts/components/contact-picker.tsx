import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contactOptions } from '@/features/efiling';
import { Combobox } from '@/lib/form';
import { useContactBook } from '../contact-book';

interface ContactPickerProps {
  label: string;
  value: string | undefined;
  /** IDs of contacts that are not offered. */
  without: readonly string[];
  error?: string | undefined;
  onChange: (serviceContactId: string | undefined) => void;
}

/** Chooses a contact of the firm's list. */
export function ContactPicker({ label, value, without, error, onChange }: ContactPickerProps) {
  const { state, provider } = useContactBook();
  const { data, isError, refetch } = useQuery(provider.serviceContacts(state));
  const options = useMemo(
    () => contactOptions(data ?? [], ({ serviceContactId }) => without.includes(serviceContactId)),
    [data, without],
  );
  const chosen = data?.find(({ serviceContactId }) => serviceContactId === value);
  return (
    <Combobox
      label={label}
      required
      description={chosen?.isUndeliverable ? 'Email to this contact bounced. Correct the address first.' : undefined}
      options={options}
      value={value}
      loading={!data}
      {...(isError && !data && { onReload: () => void refetch() })}
      placeholder="Type a name or email"
      error={error}
      onChange={onChange}
    />
  );
}
