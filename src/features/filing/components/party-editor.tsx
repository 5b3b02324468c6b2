import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { Party } from '@/api/generated/filing/model';
import { useCourtTables } from '../draft/court-tables-context';
import { useFilingForm } from '../forms/filing-form';
import { toOptions } from '../model/court-options';
import { InputField } from './input-field';
import { PartyAddress } from './party-address';
import { PartyName } from './party-name';
import { PartyRepresentation } from './party-representation';

const kinds = [
  { value: 'person', label: 'Person' },
  { value: 'organization', label: 'Organization' },
];

/** The fields of one party. The court's data fields say which are shown, which are required, and what they take. */
export function PartyEditor({ party, index }: { party: Party; index: number }) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { inputs } = tables;
  const roles = useMemo(
    () => toOptions(tables.partyTypes.filter((type) => type.isAvailableForNewParties)),
    [tables.partyTypes],
  );
  const languages = useMemo(() => toOptions(tables.languages), [tables.languages]);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name={`parties[${index}].partyTypeCode`}>
          {(field) => (
            <field.ComboboxField label="Party type" required options={roles} placeholder="Type a part of its name" />
          )}
        </form.AppField>
        <form.AppField name={`parties[${index}].kind`}>
          {(field) => <field.SelectField label="Person or organization" required options={kinds} />}
        </form.AppField>
      </SimpleGrid>
      <PartyName party={party} index={index} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name={`parties[${index}].email`}>
          {() => <InputField label="E-mail" rule={inputs.email} type="email" maxLength={254} />}
        </form.AppField>
        <form.AppField name={`parties[${index}].phone`}>
          {() => <InputField label="Phone" rule={inputs.phone} type="tel" maxLength={30} />}
        </form.AppField>
        {inputs.interpreterLanguage.isShown && languages.length > 0 && (
          <form.AppField name={`parties[${index}].languageCode`}>
            {(field) => (
              <field.ComboboxField
                label="Interpreter for"
                description={inputs.interpreterLanguage.help}
                required={inputs.interpreterLanguage.isRequired}
                options={languages}
                clearable
                placeholder="No interpreter"
              />
            )}
          </form.AppField>
        )}
      </SimpleGrid>
      <PartyRepresentation party={party} index={index} />
      <PartyAddress index={index} />
    </Stack>
  );
}
