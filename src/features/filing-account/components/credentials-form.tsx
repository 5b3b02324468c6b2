import '@mantine/core/styles/Input.css';
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { checkedAsWhole, fieldId, useAppForm } from '@/lib/form';
import { Notice } from '@/lib/ui/notice';
import { type Credentials, credentialErrors } from '../model/credentials';
import { type LoginFailure, readLoginFailure } from '../model/login-failure';

interface CredentialsFormProps {
  /** The address that is known already. */
  email: string | undefined;
  hasPassword: boolean;
  submitLabel: string;
  /** @throws what the call throws; it is shown above the form. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** What helps after a failure. */
  renderHelp?: (failure: LoginFailure) => ReactNode;
}

/** An email address, and a password where one is needed. A refused password is emptied. */
export function CredentialsForm({ email = '', hasPassword, submitLabel, onSubmit, renderHelp }: CredentialsFormProps) {
  const [failure, setFailure] = useState<LoginFailure>();
  const form = useAppForm({
    defaultValues: { email, password: '' },
    ...checkedAsWhole((value: Credentials) => credentialErrors(value, hasPassword)),
    onSubmit: async ({ value, formApi }) => {
      setFailure(undefined);
      try {
        await onSubmit({ ...value, email: value.email.trim() });
      } catch (error) {
        setFailure(readLoginFailure(error));
        formApi.resetField('password');
        if (hasPassword) document.getElementById(fieldId('password'))?.focus();
      }
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <Stack gap="md">
        {failure && <Notice tone="bad" title={failure.message} action={renderHelp?.(failure)} />}
        <form.AppField name="email">
          {(field) => (
            <field.TextField label="Email" type="email" autoComplete="username" required keepsEmpty maxLength={254} />
          )}
        </form.AppField>
        {hasPassword && (
          <form.AppField name="password">
            {(field) => (
              <field.TextField
                label="Password"
                type="password"
                autoComplete="current-password"
                required
                keepsEmpty
                maxLength={128}
              />
            )}
          </form.AppField>
        )}
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <Button type="submit" loading={isSubmitting}>
              {submitLabel}
            </Button>
          )}
        </form.Subscribe>
      </Stack>
    </form>
  );
}
