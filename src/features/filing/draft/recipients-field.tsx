import { Button, CloseButton, SimpleGrid, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/SimpleGrid.css';
import { useStore } from '@tanstack/react-form';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { describeRecipient, isEmail, recipientOf, recipientValue, type TypedRecipient } from '@/features/efiling';
import { Combobox, fieldId, type Option, useOutsideError } from '@/lib/form';
import address from './address-inputs.module.css';
import { useDraft } from './draft-context';
import { type ExtraPath, useFilingForm } from './filing-form';
import classes from './recipients-field.module.css';

interface RecipientsFieldProps {
  path: ExtraPath;
  label: string;
  help: string | undefined;
  /** Those who are in the case. */
  options: readonly Option[];
}

type Entered = Record<keyof TypedRecipient, string>;

const nobody: Entered = { name: '', email: '', firmName: '', partyName: '' };

/** People to serve: of the case, or anyone with an email address. Its value is a list of `recipientValue`s. */
export default function RecipientsField({ path, label, help, options }: RecipientsFieldProps) {
  const form = useFilingForm();
  const { isReadOnly } = useDraft();
  const error = useOutsideError(path);
  const value = useStore(form.store, () => form.getFieldValue(path));
  const chosen = Array.isArray(value) ? value : [];
  const others = options.filter((option) => !chosen.includes(option.value));
  const change = (next: string[]) => form.setFieldValue(path, next.length > 0 ? next : undefined);
  return (
    <fieldset className={address.address} id={fieldId(path)} tabIndex={-1}>
      <legend className={address.legend}>{label}</legend>
      {help && <p className={address.help}>{help}</p>}
      {chosen.length === 0 ? (
        <p className={classes.none}>No one is served.</p>
      ) : (
        <ul className={classes.list} aria-label={`${label}: recipients`}>
          {chosen.map((each) => (
            <li key={each} className={classes.row}>
              <span className={classes.who}>{describeRecipient(recipientOf(each))}</span>
              <CloseButton
                size="sm"
                disabled={isReadOnly}
                aria-label={`Remove ${recipientOf(each).name}`}
                onClick={() => change(chosen.filter((kept) => kept !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {!isReadOnly && others.length > 0 && (
        <Combobox
          label="Add from this case"
          options={others}
          value={undefined}
          placeholder="Type a name"
          onChange={(added) => added !== undefined && change([...chosen, added])}
        />
      )}
      {!isReadOnly && (
        <NewRecipient
          onAdd={(recipient) => {
            const added = recipientValue(recipient);
            if (!chosen.includes(added)) change([...chosen, added]);
          }}
        />
      )}
    </fieldset>
  );
}

/** A person who isn't in the case's list. What is complete is added when the focus leaves. */
function NewRecipient({ onAdd }: { onAdd: (recipient: TypedRecipient) => void }) {
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
    <fieldset aria-label="Another recipient" className={address.address} onBlur={leave}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...input('name')} ref={nameInput} label="Name" maxLength={200} autoComplete="off" />
        <TextInput {...input('email')} label="Email" inputMode="email" maxLength={254} autoComplete="off" />
        <TextInput {...input('firmName')} label="Firm" maxLength={200} autoComplete="off" />
        <TextInput {...input('partyName')} label="Party represented" maxLength={255} autoComplete="off" />
      </SimpleGrid>
      <Button variant="default" size="compact-md" mt="sm" onClick={() => add() && nameInput.current?.focus()}>
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
