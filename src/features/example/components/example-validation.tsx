import { Button } from '@mantine/core';
import { useAppForm, useUnsavedChanges } from '@/lib/form';
import { isUuid, requiredError, zipError } from '@/lib/form/messages';
import { phoneError } from '@/lib/form/us-phone';
import { FormRow } from '@/lib/ui/form-row';

const empty = { contact: '', phone: '', fiveDigitZip: '', mapping: '' };

/** What the generic rules say of a value, and what is asked when it is left unsaved. */
export function ExampleValidation() {
  const form = useAppForm({ defaultValues: empty, onSubmit: ({ value, formApi }) => formApi.reset(value) });
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
