import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { useMemo } from 'react';
import { useCourtTables } from '../draft/court-tables-context';
import { useFilingForm } from '../forms/filing-form';
import { toOptions } from '../model/court-options';
import classes from './party-address.module.css';

/** Where the party can be reached by mail. Courts name no data fields for it: shown and optional. */
export function PartyAddress({ index }: { index: number }) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const states = useMemo(() => toOptions(tables.addressStates), [tables.addressStates]);
  const countries = useMemo(() => toOptions(tables.countries), [tables.countries]);
  return (
    <fieldset className={classes.address}>
      <legend className={classes.legend}>Address</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name={`parties[${index}].address.street`}>
          {(field) => <field.TextField label="Street" maxLength={200} />}
        </form.AppField>
        <form.AppField name={`parties[${index}].address.unit`}>
          {(field) => <field.TextField label="Suite, floor, apartment" maxLength={100} />}
        </form.AppField>
        <form.AppField name={`parties[${index}].address.city`}>
          {(field) => <field.TextField label="City" maxLength={100} />}
        </form.AppField>
        <form.AppField name={`parties[${index}].address.state`}>
          {(field) => <field.ComboboxField label="State" options={states} clearable placeholder="Type a state" />}
        </form.AppField>
        <form.AppField name={`parties[${index}].address.zip`}>
          {(field) => <field.TextField label="ZIP code" maxLength={10} />}
        </form.AppField>
        {countries.length > 0 && (
          <form.AppField name={`parties[${index}].address.countryCode`}>
            {(field) => <field.SelectField label="Country" options={countries} placeholder="United States" />}
          </form.AppField>
        )}
      </SimpleGrid>
    </fieldset>
  );
}
