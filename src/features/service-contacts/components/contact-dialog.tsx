import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { ServiceContact } from '@/api/generated/filing/model';
import { usStates } from '@/features/addresses';
import { contactName } from '@/features/efiling';
import { checkedAsWhole, type FormFailure, useAppForm, useSave } from '@/lib/form';
import { CheckboxField } from '@/lib/form/checkbox-field';
import { DialogForm } from '@/lib/form/dialog-form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { FormRow } from '@/lib/ui/form-row';
import { AppLink } from '@/lib/ui/links';
import { showToast } from '@/lib/ui/toast';
import { type ContactBook, useContactBook } from '../contact-book';
import { contactErrors, toContactForm, toContactUpdate, toNewContact } from '../model/contact-form';
import { sameContact } from '../model/same-contact';
import { useChangeContact, useCreateContact } from '../mutations';

interface ContactDialogProps {
  /** The contact to change; undefined for a new contact. */
  contact?: ServiceContact;
  /** Replaces the contact's email in the form, as a suggestion. */
  email?: string | undefined;
  onClose: () => void;
}

const stateOptions = usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));

/** Adds a contact to the firm's list, or changes it. */
export default function ContactDialog({ contact, email, onClose }: ContactDialogProps) {
  const book = useContactBook();
  const queryClient = useQueryClient();
  const create = useCreateContact();
  const change = useChangeContact();
  const before = toContactForm(contact);
  const { save, failure, isBusy } = useSave((error) => readFailure(error, known(), onClose));
  const form = useAppForm({
    defaultValues: { ...before, email: email ?? before.email },
    ...checkedAsWhole(contactErrors),
    onSubmit: async ({ value }) => {
      const isSaved = await save(() =>
        contact ? change.mutateAsync(toContactUpdate(value, contact)) : create.mutateAsync(toNewContact(value)),
      );
      if (!isSaved) return;
      showToast({ tone: 'good', title: contact ? 'Contact changed' : `${contactName(toNewContact(value))} added` });
      onClose();
    },
  });

  /** The contact of the firm's list that the form repeats, if the list is loaded. */
  function known(): ServiceContact | undefined {
    return sameContact(form.state.values, queryClient.getQueryData(listKey(book)) ?? []);
  }

  return (
    <DialogForm
      title={contact ? 'Change contact' : 'New contact'}
      submitLabel={contact ? 'Save changes' : 'Add contact'}
      isBusy={isBusy}
      onSubmit={() => void form.handleSubmit()}
      onClose={onClose}
      size="large"
      closeOnBlur={false}
    >
      <Stack gap="sm">
        <FormRow widths={['38%', '22%', '38%']}>
          <form.AppField name="firstName">
            {(field) => <field.TextField label="First name" required maxLength={100} keepsEmpty />}
          </form.AppField>
          <form.AppField name="middleName">
            {(field) => <field.TextField label="Middle name" maxLength={100} keepsEmpty />}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => <field.TextField label="Last name" required maxLength={100} keepsEmpty />}
          </form.AppField>
        </FormRow>
        <form.AppField name="firmName">
          {(field) => (
            <field.TextField
              label="Firm"
              description="Leave blank for someone without a firm."
              maxLength={200}
              keepsEmpty
            />
          )}
        </form.AppField>
        <FormRow widths={['60%', '38%']}>
          <form.AppField name="email">
            {(field) => <field.TextField label="Email" type="email" required maxLength={254} keepsEmpty />}
          </form.AppField>
          <form.AppField name="phone">
            {(field) => <field.TextField label="Phone" type="tel" maxLength={20} keepsEmpty />}
          </form.AppField>
        </FormRow>
        <form.AppField name="copies">
          {(field) => (
            <field.TextField
              label="Administrative copies"
              description="Emails that get a copy of everything served, separated by commas."
              keepsEmpty
            />
          )}
        </form.AppField>
        <FormRow widths={['60%', '38%']}>
          <form.AppField name="street">
            {(field) => <field.TextField label="Street address" maxLength={100} keepsEmpty />}
          </form.AppField>
          <form.AppField name="unit">
            {(field) => <field.TextField label="Suite, floor, building, etc." maxLength={100} keepsEmpty />}
          </form.AppField>
        </FormRow>
        <FormRow widths={['38%', '30%', '22%']}>
          <form.AppField name="city">
            {(field) => <field.TextField label="City" maxLength={60} keepsEmpty />}
          </form.AppField>
          <form.AppField name="state">
            {(field) => <field.SelectField label="State" placeholder="No state" options={stateOptions} keepsEmpty />}
          </form.AppField>
          <form.AppField name="zipCode">
            {(field) => <field.TextField label="ZIP code" maxLength={10} keepsEmpty />}
          </form.AppField>
        </FormRow>
        <form.AppField name="isPublic">
          {() => (
            <CheckboxField
              label="Show in the public list"
              description="Other firms can find this contact and attach it to their cases."
            />
          )}
        </form.AppField>
        <FormFailureMessage failure={failure} />
      </Stack>
    </DialogForm>
  );
}

const listKey = ({ provider, state }: ContactBook) => provider.serviceContacts(state).queryKey;

/** Tells why a contact was not saved, with a link to the contact that the list already has. */
function readFailure(error: unknown, known: ServiceContact | undefined, onLeave: () => void): FormFailure {
  const failure = failureOf(error);
  const message = changeFailed(
    error,
    explain(failure, 'The contact wasn’t saved. Try again.'),
    'the contact was saved',
  );
  if (failure.code !== 'contact-exists' || !known) return { message };
  return {
    message,
    help: (
      <AppLink
        to="/filing-account/service-contacts/$contactId"
        params={{ contactId: known.serviceContactId }}
        search={true}
        size="sm"
        onClick={onLeave}
      >
        Open {contactName(known)}
      </AppLink>
    ),
  };
}
