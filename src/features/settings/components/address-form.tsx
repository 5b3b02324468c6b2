import { createFieldMap } from '@tanstack/react-form';
import { changeFailed } from '@/api/errors';
import type { ClientAddress } from '@/api/generated/platform/model';
import { AddressFields, AddressLookup, addressErrors, emptyAddress, hasAddressLookup } from '@/features/addresses';
import { checkedAsWhole, ShortForm, useAppForm, useSave, useUnsavedChanges } from '@/lib/form';
import { showToast } from '@/lib/ui/toast';
import { toAddressForm, toChangedAddress } from '../model/firm-address';
import { useUpdateAddress } from '../mutations';

const fields = createFieldMap(emptyAddress);

/** Edits the firm's street address. */
export function AddressForm({ clientId, address }: { clientId: number; address: ClientAddress | undefined }) {
  const update = useUpdateAddress(clientId);
  const { save, ...saving } = useSave((error) => ({
    message: `${changeFailed(error, 'Failed to save your address', 'your address was saved')}. Please try again.`,
  }));
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
      {hasAddressLookup() && (
        <form.AppField name="addressSearch">
          {(field) => (
            <AddressLookup
              size="sm"
              label="Find address"
              value={field.state.value}
              onType={field.handleChange}
              onChoose={(parts) => {
                if (!parts) return;
                form.setFieldValue('streetNo', parts.streetNo);
                form.setFieldValue('streetName', parts.streetName);
                form.setFieldValue('city', parts.city);
                form.setFieldValue('state', parts.state);
                form.setFieldValue('zipCode', parts.zipCode);
              }}
            />
          )}
        </form.AppField>
      )}
      <AddressFields form={form} fields={fields} size="sm" isWide />
    </ShortForm>
  );
}
