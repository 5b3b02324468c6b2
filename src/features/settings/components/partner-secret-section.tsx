import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { changeFailed, explain, failureOf, isRefusal } from '@/api/errors';
import type { FormFailure } from '@/lib/form';
import { requiredError } from '@/lib/form/messages';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { useUnsavedChanges } from '@/lib/form/use-unsaved-changes';
import { Section } from '@/lib/ui/section';
import { showToast } from '@/lib/ui/toast';
import { savePartnerSecret } from '../mutations';
import classes from '../pages/settings.module.css';

interface PartnerSecretSectionProps {
  /** Display name of the system. */
  system: string;
  clientId: number;
  isAdministrator: boolean;
}

/** The secret that authenticates the firm to the system. It can be entered but is never shown (decision 19). */
export function PartnerSecretSection({ system, clientId, isAdministrator }: PartnerSecretSectionProps) {
  return (
    <Section title="Partner secret">
      <p className={classes.explanation}>
        {system} issues this secret to your firm and requires it when people connect. We store it securely and never
        show it again, not even to support.
      </p>
      {isAdministrator && <SecretForm clientId={clientId} />}
    </Section>
  );
}

function SecretForm({ clientId }: { clientId: number }) {
  const { save, ...saving } = useSave(readFailure);
  const form = useOneStepForm({
    initialValues: { secret: '' },
    errorsOf: ({ secret }) => ({ secret: secret ? undefined : requiredError(secret, 'Partner secret') }),
  });
  const submit = form.onSubmit(async ({ secret }) => {
    if (!(await save(() => savePartnerSecret(clientId, secret)))) return;
    form.reset();
    showToast({ tone: 'good', title: 'The partner secret was saved.' });
  });
  useUnsavedChanges(form);
  return (
    <ShortForm onSubmit={submit} submitLabel="Save secret" {...saving}>
      <TextInput
        {...form.getInputProps('secret')}
        label="Partner secret"
        description="Replaces the previous secret."
        type="password"
        autoComplete="new-password"
        maxLength={4000}
        required
      />
    </ShortForm>
  );
}

function readFailure(error: unknown): FormFailure {
  const failure = failureOf(error);
  const outcome = changeFailed(error, 'The partner secret could not be saved', 'the partner secret was saved');
  const unsaved = `${outcome}. Try again in a moment.`;
  return { message: isRefusal(failure) ? explain(failure, unsaved) : unsaved };
}
