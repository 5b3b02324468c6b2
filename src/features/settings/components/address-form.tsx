import { Button } from '@mantine/core';
import { revalidateLogic } from '@tanstack/react-form';
import type { ClientAddress } from '@/api/generated/platform/model';
import { addressErrors, usStates, zipMaxLength } from '@/features/onboarding';
import { fieldId, useAppForm, useUnsavedChanges } from '@/lib/form';
import { FormRow } from '@/lib/ui/form-row';
import { showToast } from '@/lib/ui/toast';
import { toAddressForm, toChangedAddress } from '../model/firm-address';
import { useUpdateAddress } from '../mutations';
import classes from './settings-form.module.css';

const stateOptions = usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));
const fields = ['streetNo', 'streetName', 'city', 'state', 'zipCode'] as const;

/** The firm's street address, to be changed. */
export function AddressForm({ clientId, address }: { clientId: number; address: ClientAddress | undefined }) {
  const update = useUpdateAddress(clientId);
  const form = useAppForm({
    defaultValues: toAddressForm(address),
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const errors = addressErrors(value);
        return Object.keys(errors).length > 0 ? { fields: errors } : undefined;
      },
    },
    onSubmitInvalid: ({ value }) => {
      const errors = addressErrors(value);
      const first = fields.find((field) => field in errors);
      if (first) document.getElementById(fieldId(first))?.focus();
    },
    onSubmit: async ({ value }) => {
      await update.mutateAsync(toChangedAddress(value, address)).then(
        () => showToast({ tone: 'good', title: 'The address was saved' }),
        () =>
          showToast({
            tone: 'bad',
            title: 'Update failed',
            message: 'Failed to save your address. Please try again.',
          }),
      );
    },
  });
  useUnsavedChanges(form);
  return (
    <form
      noValidate
      className={`${classes.form} ${classes.wide}`}
      aria-label="Address of your firm"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <FormRow widths={['30%']}>
        <form.AppField name="streetNo">
          {(field) => <field.TextField label="Street number" required maxLength={20} keepsEmpty />}
        </form.AppField>
        <form.AppField name="streetName">
          {(field) => <field.TextField label="Street name" required maxLength={200} keepsEmpty />}
        </form.AppField>
      </FormRow>
      <form.AppField name="buildingName">
        {(field) => <field.TextField label="Suite, floor, building, etc." maxLength={100} keepsEmpty />}
      </form.AppField>
      <FormRow widths={['38%', '30%', '22%']}>
        <form.AppField name="city">
          {(field) => <field.TextField label="City" required maxLength={100} keepsEmpty />}
        </form.AppField>
        <form.AppField name="state">
          {(field) => (
            <field.SelectField label="State" required placeholder="Choose a state" options={stateOptions} keepsEmpty />
          )}
        </form.AppField>
        <form.AppField name="zipCode">
          {(field) => <field.TextField label="ZIP code" required maxLength={zipMaxLength} keepsEmpty />}
        </form.AppField>
      </FormRow>
      <Button type="submit" loading={update.isPending}>
        Save address
      </Button>
    </form>
  );
}
