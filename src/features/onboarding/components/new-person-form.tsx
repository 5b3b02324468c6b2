import { checkedAsWhole, type FormFailure, ShortForm, useAppForm, useSave, useUnsavedChanges } from '@/lib/form';
import { CheckboxField } from '@/lib/form/checkbox-field';
import { addPerson } from '../calls/create-account';
import { accountError } from '../model/failures';
import { type NewPersonForm as NewPerson, newPersonErrors } from '../model/new-person';
import { AccountBanner } from './account-banner';
import { PasswordField } from './password-field';

interface NewPersonFormProps {
  clientId: number;
  /** Called once the person has an account. */
  onAdded: (person: NewPerson) => void;
}

const emptyPerson: NewPerson = { name: '', email: '', password: '', confirmPassword: '', isAdministrator: false };

/** The new person and their first password. */
export function NewPersonForm({ clientId, onAdded }: NewPersonFormProps) {
  const { save, ...saving } = useSave(readFailure);
  const form = useAppForm({
    defaultValues: emptyPerson,
    ...checkedAsWhole(newPersonErrors),
    onSubmit: async ({ value, formApi }) => {
      if (!(await save(() => addPerson(value, clientId)))) return;
      formApi.reset();
      onAdded(value);
    },
  });
  useUnsavedChanges(form);
  return (
    <ShortForm onSubmit={() => void form.handleSubmit()} submitLabel="Create account" {...saving}>
      <form.AppField name="name">
        {(field) => <field.TextField label="Name" required size="md" maxLength={200} keepsEmpty />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label="Email"
            description="Used for sign-in and notifications."
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
        {() => (
          <CheckboxField
            label="Firm administrator"
            description="Can see billing, change firm settings and add people."
          />
        )}
      </form.AppField>
    </ShortForm>
  );
}

/** Tells why the account was not created. The offer to sign in instead is for sign-ups only. */
function readFailure(error: unknown): FormFailure {
  const { message, kind } = accountError(error);
  return { message, help: kind === 'transient' && <AccountBanner kind={kind} /> };
}
