import { Stack } from '@mantine/core';
import { useAppForm } from '@/lib/form';
import { Collapsible } from '@/lib/ui/collapsible';
import { FormRow } from '@/lib/ui/form-row';
import { Section } from '@/lib/ui/section';
import { ExampleValidation } from './example-validation';

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
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
}

const nobody: ExampleFields = {};

/** Fields in rows of one to four, and sections that can be put away. */
export function ExampleForm() {
  const form = useAppForm({ defaultValues: nobody });
  return (
    <Section title="Forms">
      <Stack>
        <FormRow widths={['30%', '22%', '30%', '14%']}>
          <form.AppField name="firstName">{(field) => <field.TextField label="First name" required />}</form.AppField>
          <form.AppField name="middleName">{(field) => <field.TextField label="Middle name" />}</form.AppField>
          <form.AppField name="lastName">{(field) => <field.TextField label="Last name" required />}</form.AppField>
          <form.AppField name="suffix">{(field) => <field.TextField label="Suffix" />}</form.AppField>
        </FormRow>
        <FormRow>
          <form.AppField name="street">{(field) => <field.TextField label="Street" />}</form.AppField>
        </FormRow>
        <FormRow widths={['47.5%', '30%', '14%']}>
          <form.AppField name="city">{(field) => <field.TextField label="City" />}</form.AppField>
          <form.AppField name="state">{(field) => <field.SelectField label="State" options={states} />}</form.AppField>
          <form.AppField name="zip">{(field) => <field.TextField label="ZIP code" disabled />}</form.AppField>
        </FormRow>
        <ExampleValidation />
        <Collapsible title="Can be put away">What is in it stays as it is.</Collapsible>
        <Collapsible title="Always open" collapsible="never">
          There is no way to close it.
        </Collapsible>
        <Collapsible title="Always closed" collapsible="always">
          Nobody sees this.
        </Collapsible>
      </Stack>
    </Section>
  );
}
