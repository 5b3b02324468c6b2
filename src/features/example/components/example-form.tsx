import { Button, Stack } from '@mantine/core';
import { useAppForm, useUnsavedChanges } from '@/lib/form';
import { requiredError, zipError } from '@/lib/form/messages';
import { phoneError } from '@/lib/form/us-phone';
import { isUuid } from '@/lib/links/id-params';
import { Collapsible } from '@/lib/ui/collapsible';
import { FormRow } from '@/lib/ui/form-row';
import { Section } from '@/lib/ui/section';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'IL', label: 'Illinois' },
];

interface ExampleFields {
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
  suffix?: string | undefined;
  street?: string | undefined;
  unit?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
}

const emptyName: ExampleFields = {};

/** Rows of one to four fields, validation, and collapsible sections. */
export function ExampleForm() {
  const form = useAppForm({ defaultValues: emptyName });
  return (
    <Section title="Forms">
      <Stack>
        <FormRow widths={['30%', '22%', '30%', '14%']}>
          <form.AppField name="firstName">{(field) => <field.TextField label="First name" required />}</form.AppField>
          <form.AppField name="middleName">{(field) => <field.TextField label="Middle name" />}</form.AppField>
          <form.AppField name="lastName">{(field) => <field.TextField label="Last name" required />}</form.AppField>
          <form.AppField name="suffix">{(field) => <field.TextField label="Suffix" />}</form.AppField>
        </FormRow>
        <FormRow widths={['47.5%', '47.5%']}>
          <form.AppField name="street">{(field) => <field.TextField label="Street" />}</form.AppField>
          <form.AppField name="unit">
            {(field) => <field.TextField label="Unit" description="Suite, floor or apartment" />}
          </form.AppField>
        </FormRow>
        <FormRow widths={['47.5%', '30%', '14%']}>
          <form.AppField name="city">{(field) => <field.TextField label="City" />}</form.AppField>
          <form.AppField name="state">{(field) => <field.SelectField label="State" options={states} />}</form.AppField>
          <form.AppField name="zip">{(field) => <field.TextField label="ZIP code" disabled />}</form.AppField>
        </FormRow>
        <ContactForm />
        <Collapsible title="Collapsible">The content keeps its state when collapsed.</Collapsible>
        <Collapsible title="Always open" collapsible="never">
          This section can’t be collapsed.
        </Collapsible>
        <Collapsible title="Always closed" collapsible="always">
          This content is never shown.
        </Collapsible>
      </Stack>
    </Section>
  );
}

const emptyContact = { contact: '', phone: '', fiveDigitZip: '', mapping: '' };

/** Validates with the shared rules, and asks before discarding changes. */
function ContactForm() {
  const form = useAppForm({ defaultValues: emptyContact, onSubmit: ({ value, formApi }) => formApi.reset(value) });
  useUnsavedChanges(form);
  return (
    <form
      noValidate
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <FormRow widths={['22%', '22%', '22%', '30%']}>
        <form.AppField name="contact" validators={{ onBlur: ({ value }) => requiredError(value, 'Contact') }}>
          {(field) => <field.TextField label="Contact" required keepsEmpty />}
        </form.AppField>
        <form.AppField name="phone" validators={{ onBlur: ({ value }) => phoneError(value, 'Phone') }}>
          {(field) => <field.TextField label="Phone" type="tel" required keepsEmpty />}
        </form.AppField>
        <form.AppField
          name="fiveDigitZip"
          validators={{ onBlur: ({ value }) => zipError(value, 'ZIP code', { isFiveOnly: true }) }}
        >
          {(field) => <field.TextField label="ZIP code, five digits" inputMode="numeric" keepsEmpty />}
        </form.AppField>
        <form.AppField
          name="mapping"
          validators={{ onBlur: ({ value }) => (value === '' || isUuid(value) ? undefined : 'Mapping is not valid') }}
        >
          {(field) => <field.TextField label="Mapping" keepsEmpty />}
        </form.AppField>
      </FormRow>
      <Button type="submit" mt="sm">
        Save
      </Button>
    </form>
  );
}
