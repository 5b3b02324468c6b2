import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { type Credentials, credentialErrors, type LoginFailure, readLoginFailure } from '../model/login';

interface CredentialsFormProps {
  /** Prefilled address. */
  email: string | undefined;
  hasPassword: boolean;
  submitLabel: string;
  /** Makes the call. The form shows what it throws. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** A link that helps after this failure. */
  renderHelp?: (failure: LoginFailure) => ReactNode;
}

/** An email address, and a password if needed. A rejected password is cleared. */
export function CredentialsForm({ email = '', hasPassword, submitLabel, onSubmit, renderHelp }: CredentialsFormProps) {
  const { save, failure, isBusy } = useSave(readLoginFailure);
  const form = useOneStepForm<Credentials>({
    initialValues: { email, password: '' },
    errorsOf: (values) => credentialErrors(values, hasPassword),
  });
  const submit = form.onSubmit(async (values) => {
    if (await save(() => onSubmit({ ...values, email: values.email.trim() }))) return;
    form.resetField('password');
    if (hasPassword) form.getInputNode('password')?.focus();
  });
  return (
    <ShortForm
      onSubmit={submit}
      submitLabel={submitLabel}
      failure={failure && { message: failure.message, help: renderHelp?.(failure) }}
      isBusy={isBusy}
    >
      <TextInput
        {...form.getInputProps('email')}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
      {hasPassword && (
        <TextInput
          {...form.getInputProps('password')}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
      )}
    </ShortForm>
  );
}
