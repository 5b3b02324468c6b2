import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { FailureCaption, ShortForm, useAppForm, useUnsavedChanges } from '@/lib/form';
import { Section } from '@/lib/ui/section';
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
  const [outcome, setOutcome] = useState<{ isSaved: boolean; message: string }>();
  const form = useAppForm({
    defaultValues: { secret: '' },
    validators: {
      onSubmit: ({ value }) => (value.secret ? undefined : { fields: { secret: 'Partner secret is required' } }),
    },
    onSubmit: async ({ value, formApi }) => {
      setOutcome(undefined);
      try {
        await savePartnerSecret(clientId, value.secret);
        formApi.reset();
        setOutcome({ isSaved: true, message: 'The partner secret was saved.' });
      } catch (error) {
        setOutcome({ isSaved: false, message: saveFailure(error) });
      }
    },
  });
  useUnsavedChanges(form);
  return (
    <ShortForm
      form={form}
      submitLabel="Save secret"
      footer={<div role="status">{outcome?.isSaved && outcome.message}</div>}
    >
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
      {outcome && !outcome.isSaved && <FailureCaption message={outcome.message} />}
    </ShortForm>
  );
}

function saveFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (isRefused && error.detail) || 'The partner secret could not be saved. Try again in a moment.';
}
