import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { useMemo } from 'react';
import type { Party } from '@/api/generated/filing/model';
import { useCourtTables } from '../draft/court-tables-context';
import { useFilingForm } from '../forms/filing-form';
import { toOptions } from '../model/court-options';
import { InputField } from './input-field';

/** What the party is called: the parts of a person's name, or an organization's. */
export function PartyName({ party, index }: { party: Party; index: number }) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { inputs } = tables;
  const suffixes = useMemo(() => toOptions(tables.suffixes), [tables.suffixes]);
  if (party.kind === 'organization')
    return (
      <form.AppField name={`parties[${index}].organizationName`}>
        {() => <InputField label="Name of the organization" rule={inputs.organizationName} maxLength={255} required />}
      </form.AppField>
    );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <form.AppField name={`parties[${index}].person.firstName`}>
        {() => <InputField label="First name" rule={inputs.firstName} maxLength={100} />}
      </form.AppField>
      <form.AppField name={`parties[${index}].person.middleName`}>
        {() => <InputField label="Middle name" rule={inputs.middleName} maxLength={100} />}
      </form.AppField>
      <form.AppField name={`parties[${index}].person.lastName`}>
        {() => <InputField label="Last name" rule={inputs.lastName} maxLength={100} required />}
      </form.AppField>
      {suffixes.length > 0 && (
        <form.AppField name={`parties[${index}].person.suffixCode`}>
          {(field) => <field.SelectField label="Suffix" options={suffixes} placeholder="None" />}
        </form.AppField>
      )}
      {inputs.dateOfBirth.isShown && (
        <form.AppField name={`parties[${index}].dateOfBirth`}>
          {(field) => (
            <field.DateField
              label="Date of birth"
              description={inputs.dateOfBirth.help}
              required={inputs.dateOfBirth.isRequired}
              readOnly={inputs.dateOfBirth.isReadOnly}
            />
          )}
        </form.AppField>
      )}
    </SimpleGrid>
  );
}
