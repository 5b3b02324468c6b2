import { useRef } from 'react';
import { usStates, zipMaxLength } from '@/features/addresses';
import { FormRow } from '@/lib/ui/form-row';
import { useOnboardingForm } from '../forms/onboarding-form';
import classes from './address-step.module.css';

const stateOptions = usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));

/** The parts of the address. Splits "120 North LaSalle Street" when a browser fills it in as one line. */
export function ManualAddress() {
  const form = useOnboardingForm();
  const { AppField } = form;

  const typedLength = useRef(0);

  /** Splits autofilled or pasted text. Typing adds one character at a time. */
  function splitAutofill({ value }: { value: string }): void {
    const isFilled = value.length > typedLength.current + 1;
    typedLength.current = value.length;
    if (isFilled) splitStreet();
  }

  /** Moves a number before the street name into its field, if that is empty. */
  function splitStreet(): void {
    const { streetNo, streetName } = form.state.values.address;
    const [, number, name] = /^\s*(\d+[A-Za-z]?)\s+(\S.*)$/.exec(streetName) ?? [];
    if (streetNo !== '' || !number || !name) return;
    form.setFieldValue('address.streetNo', number);
    form.setFieldValue('address.streetName', name);
  }

  return (
    <div className={classes.fields}>
      <FormRow widths={['30%']}>
        <AppField name="address.streetNo">
          {(field) => (
            <field.TextField label="Street number" required size="md" maxLength={20} inputMode="text" keepsEmpty />
          )}
        </AppField>
        <AppField name="address.streetName" listeners={{ onChange: splitAutofill, onBlur: splitStreet }}>
          {(field) => (
            <field.TextField
              label="Street name"
              required
              size="md"
              maxLength={200}
              autoComplete="address-line1"
              keepsEmpty
            />
          )}
        </AppField>
      </FormRow>
      <AppField name="address.buildingName">
        {(field) => (
          <field.TextField
            label="Suite, floor, building, etc."
            size="md"
            maxLength={100}
            autoComplete="address-line2"
            keepsEmpty
          />
        )}
      </AppField>
      <AppField name="address.city">
        {(field) => (
          <field.TextField label="City" required size="md" maxLength={100} autoComplete="address-level2" keepsEmpty />
        )}
      </AppField>
      <FormRow widths={['60%']}>
        <AppField name="address.state">
          {(field) => (
            <field.SelectField
              label="State"
              required
              size="md"
              placeholder="Choose a state"
              options={stateOptions}
              autoComplete="address-level1"
              keepsEmpty
            />
          )}
        </AppField>
        <AppField name="address.zipCode">
          {(field) => (
            <field.TextField
              label="ZIP code"
              required
              size="md"
              maxLength={zipMaxLength}
              autoComplete="postal-code"
              keepsEmpty
            />
          )}
        </AppField>
      </FormRow>
    </div>
  );
}
