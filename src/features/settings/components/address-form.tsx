import type { ClientAddress } from '@/api/generated/platform/model';
import { addressErrors, usStates, zipMaxLength } from '@/features/addresses';
import { checkedAsWhole, ShortForm, useAppForm, useSave, useUnsavedChanges } from '@/lib/form';
import { FormRow } from '@/lib/ui/form-row';
import { showToast } from '@/lib/ui/toast';
import { toAddressForm, toChangedAddress } from '../model/firm-address';
import { useUpdateAddress } from '../mutations';

const stateOptions = usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));

/** Edits the firm's street address. */
export function AddressForm({ clientId, address }: { clientId: number; address: ClientAddress | undefined }) {
  const update = useUpdateAddress(clientId);
  const { save, ...saving } = useSave(() => ({ message: 'Failed to save your address. Please try again.' }));
  const form = useAppForm({
    defaultValues: toAddressForm(address),
    ...checkedAsWhole(addressErrors),
    onSubmit: async ({ value }) => {
      const isSaved = await save(() => update.mutateAsync(toChangedAddress(value, address)));
      if (isSaved) showToast({ tone: 'good', title: 'Address saved' });
    },
  });
  useUnsavedChanges(form);
  return (
    <ShortForm
      onSubmit={() => void form.handleSubmit()}
      label="Address of your firm"
      submitLabel="Save address"
      isWide
      {...saving}
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
    </ShortForm>
  );
}
