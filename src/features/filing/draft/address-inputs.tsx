import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { useMemo, useState } from 'react';
import { AddressLookup, hasAddressLookup } from '@/features/addresses';
import { isAddress } from '@/features/efiling';
import { ComboboxField } from '@/lib/form/combobox-field';
import { withPlace } from '../model/last-filing';
import { countryOptions, toOptions } from '../model/options';
import classes from './address-inputs.module.css';
import { useCourtTables } from './court-tables';
import { type ExtraPath, useFilingForm } from './filing-form';

interface AddressInputsProps {
  /** The address's path in the form. */
  path: `parties[${number}].address` | ExtraPath;
  legend: string;
  help?: string | undefined;
  isRequired?: boolean;
}

/** A postal address: looked up, or typed part by part. */
export function AddressInputs({ path, legend, help, isRequired = false }: AddressInputsProps) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const [searched, setSearched] = useState('');
  const states = useMemo(() => toOptions(tables.addressStates), [tables.addressStates]);
  return (
    <fieldset className={classes.address}>
      <legend className={classes.legend}>{legend}</legend>
      {help && <p className={classes.help}>{help}</p>}
      {hasAddressLookup() && (
        <div className={classes.lookup}>
          <AddressLookup
            size="sm"
            label="Find address"
            value={searched}
            onType={setSearched}
            onChoose={(place) => {
              if (!place) return;
              form.setFieldValue(path, (entered) => withPlace(isAddress(entered) ? entered : undefined, place, tables));
              setSearched('');
            }}
          />
        </div>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name={`${path}.street`}>
          {(field) => <field.TextField label="Street" required={isRequired} maxLength={200} />}
        </form.AppField>
        <form.AppField name={`${path}.unit`}>
          {(field) => <field.TextField label="Suite, floor, apartment" maxLength={100} />}
        </form.AppField>
        <form.AppField name={`${path}.city`}>
          {(field) => <field.TextField label="City" required={isRequired} maxLength={100} />}
        </form.AppField>
        <form.AppField name={`${path}.state`}>
          {() => (
            <ComboboxField label="State" required={isRequired} options={states} clearable placeholder="Type a state" />
          )}
        </form.AppField>
        <form.AppField name={`${path}.zip`}>
          {(field) => <field.TextField label="ZIP code" required={isRequired} maxLength={10} />}
        </form.AppField>
        {tables.countries.length > 0 && (
          <form.AppField name={`${path}.countryCode`}>
            {(field) => (
              <field.SelectField
                label="Country"
                options={countryOptions(tables.countries, textOf(field.state.value))}
                {...(field.state.value !== 'US' && { placeholder: 'United States' })}
              />
            )}
          </form.AppField>
        )}
      </SimpleGrid>
    </fieldset>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
