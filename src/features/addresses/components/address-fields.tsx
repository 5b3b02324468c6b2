import { useRef } from 'react';
import { withFieldGroup } from '@/lib/form';
import { FormRow } from '@/lib/ui/form-row';
import { emptyAddress, zipMaxLength } from '../model/address';
import { usStates } from '../model/us-states';
import classes from './address-fields.module.css';

const stateOptions = usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));

interface AddressFieldsProps {
  size: 'sm' | 'md';
  /** There is room for city, state and ZIP code in one row. */
  isWide: boolean;
}

const props: AddressFieldsProps = { size: 'sm', isWide: false };

/** The parts of an address. Splits "120 North LaSalle Street" when a browser fills it in as one line. */
export const AddressFields = withFieldGroup({
  defaultValues: emptyAddress,
  props,
  render: function AddressFields({ group, size, isWide }) {
    const typedLength = useRef(0);

    /** Splits autofilled or pasted text. Typing adds one character at a time. */
    function splitAutofill({ value }: { value: string }): void {
      const isFilled = value.length > typedLength.current + 1;
      typedLength.current = value.length;
      if (isFilled) splitStreet();
    }

    /** Moves a number before the street name into its field, if that is empty. */
    function splitStreet(): void {
      const { streetNo, streetName } = group.state.values;
      const [, number, name] = /^\s*(\d+[A-Za-z]?)\s+(\S.*)$/.exec(streetName) ?? [];
      if (streetNo !== '' || !number || !name) return;
      group.setFieldValue('streetNo', number);
      group.setFieldValue('streetName', name);
    }

    const city = (
      <group.AppField name="city">
        {(field) => (
          <field.TextField label="City" required size={size} maxLength={100} autoComplete="address-level2" keepsEmpty />
        )}
      </group.AppField>
    );
    const state = (
      <group.AppField name="state">
        {(field) => (
          <field.SelectField
            label="State"
            required
            size={size}
            placeholder="Choose a state"
            options={stateOptions}
            autoComplete="address-level1"
            keepsEmpty
          />
        )}
      </group.AppField>
    );
    const zipCode = (
      <group.AppField name="zipCode">
        {(field) => (
          <field.TextField
            label="ZIP code"
            required
            size={size}
            maxLength={zipMaxLength}
            autoComplete="postal-code"
            keepsEmpty
          />
        )}
      </group.AppField>
    );
    return (
      <div className={classes.fields}>
        <FormRow widths={['30%']}>
          <group.AppField name="streetNo">
            {(field) => <field.TextField label="Street number" required size={size} maxLength={20} keepsEmpty />}
          </group.AppField>
          <group.AppField name="streetName" listeners={{ onChange: splitAutofill, onBlur: splitStreet }}>
            {(field) => (
              <field.TextField
                label="Street name"
                required
                size={size}
                maxLength={200}
                autoComplete="address-line1"
                keepsEmpty
              />
            )}
          </group.AppField>
        </FormRow>
        <group.AppField name="buildingName">
          {(field) => (
            <field.TextField
              label="Suite, floor, building, etc."
              size={size}
              maxLength={100}
              autoComplete="address-line2"
              keepsEmpty
            />
          )}
        </group.AppField>
        {isWide ? (
          <FormRow widths={['38%', '30%', '22%']}>
            {city}
            {state}
            {zipCode}
          </FormRow>
        ) : (
          <>
            {city}
            <FormRow widths={['60%']}>
              {state}
              {zipCode}
            </FormRow>
          </>
        )}
      </div>
    );
  },
});
