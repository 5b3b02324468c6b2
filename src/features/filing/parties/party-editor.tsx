import { hasWorkspace } from '@/api/config';
import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { Party } from '@/api/generated/filing/model';
import { enteredName } from '@/features/efiling';
import { ComboboxField } from '@/lib/form/combobox-field';
import { DateField } from '@/lib/form/date-field';
import { AddressInputs } from '../draft/address-inputs';
import { useCourtTables, useReloadOf } from '../draft/court-tables';
import { useFilingForm } from '../draft/filing-form';
import { InputField } from '../draft/input-field';
import { PartyFields } from '../draft/provider-fields';
import { toOptions } from '../model/options';
import { EarlierPartySearch } from './earlier-party-search';
import { PartyRepresentation } from './party-representation';

const kinds = [
  { value: 'person', label: 'Person' },
  { value: 'organization', label: 'Organization' },
];

/** The fields of a party, shown and required as the court's data fields say. */
export function PartyEditor({ party, index }: { party: Party; index: number }) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { inputs } = tables;
  const roles = useMemo(
    () => toOptions(tables.partyTypes.filter((type) => type.isAvailableForNewParties)),
    [tables.partyTypes],
  );
  const reloadRoles = useReloadOf('partyTypes');
  const languages = useMemo(() => toOptions(tables.languages), [tables.languages]);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name={`parties[${index}].partyTypeCode`}>
          {() => (
            <ComboboxField
              label="Party type"
              required
              options={roles}
              onReload={reloadRoles}
              placeholder="Type part of its name"
            />
          )}
        </form.AppField>
        <form.AppField name={`parties[${index}].kind`}>
          {(field) => <field.SelectField label="Person or organization" required options={kinds} />}
        </form.AppField>
      </SimpleGrid>
      {enteredName(party) === '' && hasWorkspace() && <EarlierPartySearch index={index} />}
      <PartyName party={party} index={index} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name={`parties[${index}].email`}>
          {() => <InputField label="Email" rule={inputs.email} type="email" maxLength={254} />}
        </form.AppField>
        <form.AppField name={`parties[${index}].phone`}>
          {() => <InputField label="Phone" rule={inputs.phone} type="tel" maxLength={30} />}
        </form.AppField>
        {inputs.interpreterLanguage.isShown && languages.length > 0 && (
          <form.AppField name={`parties[${index}].languageCode`}>
            {() => (
              <ComboboxField
                label="Interpreter language"
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
      {/* Courts have no data fields for the mailing address, so it is always optional. */}
      <AddressInputs path={`parties[${index}].address`} legend="Address" />
      <PartyFields index={index} />
    </Stack>
  );
}

/** A person's or organization's name. */
function PartyName({ party, index }: { party: Party; index: number }) {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { inputs } = tables;
  const suffixes = useMemo(() => toOptions(tables.suffixes), [tables.suffixes]);
  if (party.kind === 'organization')
    return (
      <form.AppField name={`parties[${index}].organizationName`}>
        {() => <InputField label="Organization name" rule={inputs.organizationName} maxLength={255} required />}
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
          {() => (
            <DateField
              label="Date of birth"
              tense="birth"
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
