import { NativeSelect, TextInput } from '@mantine/core';
import { isEmail } from '@/lib/form/messages';
import '@mantine/core/styles/Input.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeFailed, explain, failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { CreateFlAccount } from '@/api/generated/filing/model';
import { saveUserSetting } from '@/api/settings/mutations';
import { usePerson } from '@/features/session';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { createPortalAccount } from './create-account';
import { logonNameSetting } from './service-list';

const roles = [
  { value: 'attorney', label: 'Attorney' },
  { value: 'paralegal', label: 'Paralegal' },
  { value: 'self-represented', label: 'Self-represented' },
];

type Values = Record<'logonName' | 'password' | 'firstName' | 'lastName' | 'email' | 'barNumber', string> & {
  role: CreateFlAccount['role'];
};

interface AccountFormProps {
  /** Called once the account's logon name is remembered. */
  onCreated: () => Promise<unknown>;
}

/** Creates an account with the portal, and remembers its logon name. */
export default function AccountForm({ onCreated }: AccountFormProps) {
  const { save, failure, isBusy } = useSave((error) => {
    const because = failureOf(error);
    const failed = explain(because, `The account couldn't be created: ${because.message}.`);
    const whether = 'the account was created. Try again with the same logon name; you won’t get a second account.';
    return { message: changeFailed(error, failed, whether) };
  });
  const client = useQueryClient();
  // The logon name that an attempt has taken, or may have.
  const taken = useRef<string>(undefined);
  const person = usePerson();
  const userId = person?.userId ?? 0;
  const form = useOneStepForm<Values>({
    initialValues: {
      logonName: '',
      password: '',
      firstName: person?.name.split(' ')[0] ?? '',
      lastName: person?.name.split(' ').slice(1).join(' ') ?? '',
      email: person?.email ?? '',
      barNumber: '',
      role: 'paralegal',
    },
    errorsOf: accountErrors,
  });
  const { role } = form.getValues();
  const submit = form.onSubmit(async ({ barNumber, ...values }) => {
    const account = { ...values, ...(values.role === 'attorney' ? { barNumber: barNumber.trim() } : {}) };
    await save(async () => {
      const mayExist = taken.current === account.logonName;
      const created = createPortalAccount(client, account, mayExist);
      taken.current = await created.catch((error: unknown) => {
        if (mayHaveTakenEffect(error)) taken.current = account.logonName;
        throw error;
      });
      await saveUserSetting({ userId, name: logonNameSetting }, taken.current);
      await onCreated();
    });
  });
  return (
    <ShortForm onSubmit={submit} label="Portal account" submitLabel="Create account" failure={failure} isBusy={isBusy}>
      <TextInput {...form.getInputProps('logonName')} label="Logon name" required maxLength={50} autoComplete="off" />
      <TextInput
        {...form.getInputProps('password')}
        label="Password"
        type="password"
        required
        maxLength={100}
        autoComplete="new-password"
        description="8 characters or more."
      />
      <TextInput {...form.getInputProps('firstName')} label="First name" required maxLength={100} />
      <TextInput {...form.getInputProps('lastName')} label="Last name" required maxLength={100} />
      <TextInput {...form.getInputProps('email')} label="Email" type="email" required maxLength={254} />
      <NativeSelect {...form.getInputProps('role')} label="Role" data={roles} />
      {role === 'attorney' && (
        <TextInput {...form.getInputProps('barNumber')} label="Florida Bar number" required maxLength={7} />
      )}
    </ShortForm>
  );
}

/** Tells what is missing or invalid. */
function accountErrors(values: Values): Partial<Record<keyof Values, string>> {
  const errors: Partial<Record<keyof Values, string>> = {};
  if (!/^[A-Za-z0-9@._-]{4,50}$/.test(values.logonName))
    errors.logonName = 'Use 4 or more letters, digits, or the signs @ . _ -';
  if (values.password.length < 8) errors.password = 'Use 8 characters or more.';
  if (values.firstName.trim() === '') errors.firstName = 'Enter the first name.';
  if (values.lastName.trim() === '') errors.lastName = 'Enter the last name.';
  if (!isEmail(values.email.trim())) errors.email = 'Enter an email address.';
  if (values.role === 'attorney' && !/^\d{1,7}$/.test(values.barNumber.trim()))
    errors.barNumber = 'Enter the number, 1 to 7 digits.';
  return errors;
}
