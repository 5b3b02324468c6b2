import '@mantine/core/styles/Input.css';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { splitEmails } from '../model/email';

interface EmailListInputProps {
  id: string;
  label: string;
  description: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (emails: string[]) => void;
}

/** Several e-mail addresses in one input. Keeps what is typed until the input is left; then each stands on a line. */
export function EmailListInput({ id, label, description, value, error, onChange }: EmailListInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Textarea
      id={id}
      label={label}
      description={description}
      autosize
      minRows={1}
      autoComplete="off"
      spellCheck={false}
      inputMode="email"
      placeholder="name@example.com"
      value={typed ?? value.join('\n')}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(splitEmails(event.currentTarget.value).slice(0, 50));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
