import { AddressLookup } from '@/features/addresses';
import { fieldId } from '@/lib/form';
import { useOnboardingForm } from '../forms/onboarding-form';

const name = 'address.addressSearch';

/**
 * Finds the firm's address and fills in its parts.
 * @param onIncomplete some parts are missing and have to be entered manually.
 */
export function AddressSearch({ onIncomplete }: { onIncomplete: () => void }) {
  const form = useOnboardingForm();
  return (
    <form.AppField name={name}>
      {(field) => (
        <AddressLookup
          id={fieldId(name)}
          name={name}
          size="md"
          label="Street address"
          value={field.state.value}
          onType={field.handleChange}
          onChoose={(parts) => {
            if (!parts) return onIncomplete();
            form.setFieldValue('address', (address) => ({ ...address, ...parts }));
            // The form's listeners hear changes of fields only, not of the object around them.
            form.setFieldValue(name, (text) => text);
            if (Object.values(parts).includes('')) onIncomplete();
          }}
        />
      )}
    </form.AppField>
  );
}
