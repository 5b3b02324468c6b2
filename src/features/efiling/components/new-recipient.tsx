import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/SimpleGrid.css';
import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isEmail } from '@/lib/form/messages';
import type { TypedRecipient } from '../model/recipients';
import classes from './new-recipient.module.css';

type Entered = Record<keyof TypedRecipient, string>;

const nobody: Entered = { name: '', email: '', firmName: '', partyName: '' };

/**
 * Someone to serve who is on no list: any name and email address. What is complete is added when the focus leaves, so
 * that no one who was typed is forgotten.
 */
export function NewRecipient({ onAdd }: { onAdd: (recipient: TypedRecipient) => void }) {
  const [entered, setEntered] = useState(nobody);
  const [isChecked, setChecked] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const problems = isChecked ? problemsOf(entered) : {};
  const add = () => {
    setChecked(true);
    const { name, email } = problemsOf(entered);
    if (name !== undefined || email !== undefined) return false;
    onAdd(trimmed(entered));
    setEntered(nobody);
    setChecked(false);
    return true;
  };
  const input = (part: keyof Entered) => ({
    value: entered[part],
    error: problems[part],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setEntered((former) => ({ ...former, [part]: value.replaceAll('\t', ' ') }));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (add()) nameInput.current?.focus();
    },
  });
  const leave = (event: FocusEvent<HTMLElement>) => {
    const isInside = event.currentTarget.contains(event.relatedTarget);
    if (!isInside && Object.values(entered).some((part) => part.trim() !== '')) add();
  };
  return (
    <fieldset aria-label="Another recipient" className={classes.fields} onBlur={leave}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...input('name')} ref={nameInput} label="Name" maxLength={200} autoComplete="off" />
        <TextInput {...input('email')} label="Email" inputMode="email" maxLength={254} autoComplete="off" />
        <TextInput {...input('firmName')} label="Firm" maxLength={200} autoComplete="off" />
        <TextInput {...input('partyName')} label="Party represented" maxLength={255} autoComplete="off" />
      </SimpleGrid>
      <Button variant="default" size="compact-sm" mt="sm" onClick={() => add() && nameInput.current?.focus()}>
        Add recipient
      </Button>
    </fieldset>
  );
}

function problemsOf({ name, email }: Entered): Partial<Entered> {
  return {
    ...(name.trim() === '' ? { name: 'Enter the name.' } : {}),
    ...(isEmail(email.trim()) ? {} : { email: 'Enter an email address, such as name@example.com.' }),
  };
}

const trimmed = ({ name, email, firmName, partyName }: Entered): TypedRecipient => ({
  name: name.trim(),
  email: email.trim(),
  firmName: firmName.trim(),
  partyName: partyName.trim(),
});
