import { explain, failureOf, isRefusal } from '@/api/errors';
import { type FormFailure, ShortForm, useAppForm, useSave, useUnsavedChanges } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { showToast } from '@/lib/ui/toast';
import { savePartnerSecret } from '../mutations';
import classes from './settings-form.module.css';

interface PartnerSecretSectionProps {
  /** The system, as people know it. */
  system: string;
  clientId: number;
  isAdministrator: boolean;
}

/** The secret with which the firm shows itself to the system. It can be entered, and is never shown (decision 19). */
export function PartnerSecretSection({ system, clientId, isAdministrator }: PartnerSecretSectionProps) {
  return (
    <Section title="Partner secret">
      <p className={classes.explanation}>
        {system} gives it to your firm, and asks for it when people connect. It is kept safe and never shown again: not
        here, and not to support.
      </p>
      {isAdministrator && <SecretForm clientId={clientId} />}
    </Section>
  );
}

function SecretForm({ clientId }: { clientId: number }) {
  const { save, ...saving } = useSave(readFailure);
  const form = useAppForm({
    defaultValues: { secret: '' },
    validators: {
      onSubmit: ({ value }) => (value.secret ? undefined : { fields: { secret: 'Partner secret is required' } }),
    },
    onSubmit: async ({ value, formApi }) => {
      if (!(await save(() => savePartnerSecret(clientId, value.secret)))) return;
      formApi.reset();
      showToast({ tone: 'good', title: 'The partner secret was saved.' });
    },
  });
  useUnsavedChanges(form);
  return (
    <ShortForm form={form} submitLabel="Save secret" {...saving}>
      <form.AppField name="secret">
        {(field) => (
          <field.TextField
            label="Partner secret"
            description="Entering one replaces the one before."
            type="password"
            autoComplete="new-password"
            maxLength={4000}
            required
            keepsEmpty
          />
        )}
      </form.AppField>
    </ShortForm>
  );
}

function readFailure(error: unknown): FormFailure {
  const failure = failureOf(error);
  const unsaved = 'The partner secret could not be saved. Try again in a moment.';
  return { message: isRefusal(failure) ? explain(failure, unsaved) : unsaved };
}
