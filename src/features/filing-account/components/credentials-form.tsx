import '@mantine/core/styles/Input.css';
import { Button, Stack } from '@mantine/core';
import { revalidateLogic } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import { fieldId, useAppForm } from '@/lib/form';
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
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const fields = credentialErrors(value, hasPassword);
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
    onSubmitInvalid: ({ value }) => focus('email' in credentialErrors(value, hasPassword) ? 'email' : 'password'),
    onSubmit: async ({ value, formApi }) => {
      setFailure(undefined);
      try {
        await onSubmit({ ...value, email: value.email.trim() });
      } catch (error) {
        setFailure(readLoginFailure(error));
        formApi.resetField('password');
        if (hasPassword) focus('password');
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

function focus(field: keyof Credentials): void {
  document.getElementById(fieldId(field))?.focus();
}
