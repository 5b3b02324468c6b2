import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CredentialType } from '@/api/generated/docket-sync/model';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { useSaveAccount } from './mutations';
import { accountErrors, type ProviderAccount, readProviderSignInFailure } from './sign-in-failure';

interface AccountFormProps {
  clientId: number;
  credentialType: CredentialType;
  /** Prefilled user name. */
  userName?: string | undefined;
  onSaved: () => void;
}

/** A firm's account with a docket provider. What is typed is sent to the provider and never shown again. */
export function AccountForm({ clientId, credentialType, userName = '', onSaved }: AccountFormProps) {
  const [hasCode, setHasCode] = useState(false);
  const { mutateAsync } = useSaveAccount(clientId, credentialType);
  const { save, failure, isBusy } = useSave((error) => {
    const read = readProviderSignInFailure(error);
    if (read.needsCode) setHasCode(true);
    return read;
  });
  const form = useOneStepForm<ProviderAccount>({
    initialValues: { userName, password: '', clientCode: '', oneTimeCode: '' },
    errorsOf: (values) => accountErrors(values, hasCode),
  });
  const submit = form.onSubmit(async (values) => {
    if (!(await save(() => mutateAsync(values)))) return form.setFieldValue('oneTimeCode', '');
    // The page may stay: nothing secret stays in it.
    form.reset();
    setHasCode(false);
    onSaved();
  });
  return (
    <ShortForm onSubmit={submit} submitLabel="Save account" failure={failure} isBusy={isBusy}>
      <TextInput
        {...form.getInputProps('userName')}
        label="User name"
        name="docket-user-name"
        autoComplete="off"
        required
        maxLength={100}
      />
      <TextInput
        {...form.getInputProps('password')}
        label="Password"
        name="docket-password"
        type="password"
        autoComplete="off"
        required
        maxLength={200}
      />
      {credentialType === 'Pacer' && (
        <TextInput
          {...form.getInputProps('clientCode')}
          label="Client code"
          description="Optional. PACER shows it on its statements."
          name="docket-client-code"
          autoComplete="off"
          maxLength={32}
        />
      )}
      {hasCode && (
        <TextInput
          {...form.getInputProps('oneTimeCode')}
          label="One-time code"
          name="docket-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={6}
        />
      )}
    </ShortForm>
  );
}
