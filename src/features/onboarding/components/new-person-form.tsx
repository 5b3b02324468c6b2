import { useState } from 'react';
import { checkedAsWhole, FailureCaption, ShortForm, type StepFailure, useAppForm, useUnsavedChanges } from '@/lib/form';
import { Notice } from '@/lib/ui/notice';
import { addPerson } from '../calls/add-person';
import { accountBanner, SubmissionError } from '../model/failures';
import { type NewPersonForm as NewPerson, newPersonErrors } from '../model/new-person';
import { PasswordField } from './password-field';

interface NewPersonFormProps {
  clientId: number;
  /** Called once the person is there. */
  onAdded: (person: NewPerson) => void;
}

const nobody: NewPerson = { name: '', email: '', password: '', confirmPassword: '', isAdministrator: false };

/** Who is to be added, and the password they begin with. */
export function NewPersonForm({ clientId, onAdded }: NewPersonFormProps) {
  const [failure, setFailure] = useState<StepFailure>();
  const form = useAppForm({
    defaultValues: nobody,
    ...checkedAsWhole(newPersonErrors),
    onSubmit: async ({ value, formApi }) => {
      setFailure(undefined);
      try {
        await addPerson(value, clientId);
        formApi.reset();
        onAdded(value);
      } catch (error) {
        if (!(error instanceof SubmissionError)) throw error;
        const { message, status } = error;
        setFailure(status === undefined ? { message } : { message, status });
      }
    },
  });
  useUnsavedChanges(form);
  return (
    <ShortForm form={form} submitLabel="Create account">
      <form.AppField name="name">
        {(field) => <field.TextField label="Name" required size="md" maxLength={200} keepsEmpty />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label="Email"
            description="They sign in with it, and notices go there."
            type="email"
            required
            size="md"
            maxLength={254}
            keepsEmpty
          />
        )}
      </form.AppField>
      <form.AppField name="password">
        {() => (
          <PasswordField
            label="Password"
            description="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          />
        )}
      </form.AppField>
      <form.AppField name="confirmPassword">{() => <PasswordField label="Confirm password" />}</form.AppField>
      <form.AppField name="isAdministrator">
        {(field) => (
          <field.CheckboxField
            label="Administrator of your firm"
            description="Sees billing, changes the firm’s settings and adds people."
          />
        )}
      </form.AppField>
      {failure && <Failure {...failure} />}
    </ShortForm>
  );
}

/** Why there is no account. Signing in, which the banner of a sign-up offers, would help nobody here. */
function Failure({ message, status }: StepFailure) {
  const banner = accountBanner(status);
  return (
    <div>
      {banner && !banner.offersSignIn && <Notice tone="bad" title={banner.text} />}
      <FailureCaption message={message} />
    </div>
  );
}
