import '@mantine/core/styles/Input.css';
import { Button, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { Notice } from '@/lib/ui/notice';
import { type Credentials, credentialErrors } from '../model/credentials';
import { type LoginFailure, readLoginFailure } from '../model/login-failure';

interface CredentialsFormProps {
  /** The address to start with. */
  email: string | undefined;
  hasPassword: boolean;
  submitLabel: string;
  /** Makes the call. What it throws is shown above the form. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** What helps after this failure. */
  renderHelp?: (failure: LoginFailure) => ReactNode;
}

/** An email address, and a password if needed. A refused password is cleared. */
export function CredentialsForm({ email = '', hasPassword, submitLabel, onSubmit, renderHelp }: CredentialsFormProps) {
  const [failure, setFailure] = useState<LoginFailure>();
  const form = useOneStepForm<Credentials>({
    initialValues: { email, password: '' },
    errorsOf: (values) => credentialErrors(values, hasPassword),
  });
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await onSubmit({ ...values, email: values.email.trim() });
    } catch (error) {
      setFailure(readLoginFailure(error));
      form.resetField('password');
      if (hasPassword) form.getInputNode('password')?.focus();
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure && <Notice tone="bad" title={failure.message} action={renderHelp?.(failure)} />}
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
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
