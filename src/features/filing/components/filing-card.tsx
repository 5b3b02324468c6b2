import { Button, SimpleGrid, Stack } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.css';
import { useQuery } from '@tanstack/react-query';
import type { Option } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { useCourtTables } from '../draft/court-tables-context';
import { useDraft } from '../draft/draft-context';
import { useFilingChange } from '../draft/use-filing-change';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import { toOptions } from '../model/court-options';
import { rowOf } from '../model/court-tables';
import { withFilingType } from '../model/filing-fit';
import { filingFeeText } from '../model/filing-options';
import { filingTypeTablesOptions } from '../queries-filings';
import { AmountReminder } from './amount-reminder';
import { FilingDetails } from './filing-details';
import { FilingDocuments } from './filing-documents';
import { InputField } from './input-field';
import { OptionalServices } from './optional-services';

interface FilingCardProps {
  /** Its place in the content. */
  index: number;
  /** The filing types of the case type; up to 12,000. */
  filingTypeOptions: readonly Option[];
  onRemove: () => void;
}

/** One filing, from its type to its documents and services. */
export function FilingCard({ index, filingTypeOptions, onRemove }: FilingCardProps) {
  const { state } = useDraft();
  const form = useFilingForm();
  const { tables, isComplete } = useCourtTables();
  const filing = useFilingContent((content) => content.filings[index]);
  const courtCode = useFilingContent((content) => content.courtCode);
  const { changeAndFit } = useFilingChange(filing?.id ?? '');
  const typeCode = filing?.filingTypeCode;
  const { data: ofType } = useQuery({
    ...filingTypeTablesOptions(state, courtCode ?? '', typeCode ?? ''),
    enabled: courtCode !== undefined && typeCode !== undefined,
  });
  if (!filing) return null;
  const type = rowOf(tables.filingTypes, typeCode);
  const title = `Filing ${index + 1}${type ? `: ${type.name.trim()}` : ''}`;
  return (
    <Section
      title={title}
      actions={
        <Button variant="subtle" color="red" size="compact-sm" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      }
    >
      <Stack gap="lg">
        <Stack gap="sm">
          <form.AppField name={`filings[${index}].filingTypeCode`}>
            {(field) => (
              <field.ComboboxField
                label="Filing type"
                required
                options={filingTypeOptions}
                loading={!isComplete && filingTypeOptions.length === 0}
                placeholder="Type to search, such as “complaint”"
                description={filingFeeText(type?.fee)}
                onChoose={(code) => changeAndFit((current) => withFilingType(current, code, tables.filingTypes))}
              />
            )}
          </form.AppField>
          <SimpleGrid cols={{ base: 1, sm: ofType && ofType.motionTypes.length > 0 ? 2 : 1 }} spacing="md">
            <form.AppField name={`filings[${index}].description`}>
              {() => (
                <InputField label="Description of the filing" rule={tables.inputs.filingDescription} maxLength={255} />
              )}
            </form.AppField>
            {ofType && ofType.motionTypes.length > 0 && (
              <form.AppField name={`filings[${index}].motionTypeCode`}>
                {(field) => (
                  <field.SelectField label="Motion type" options={toOptions(ofType.motionTypes)} placeholder="None" />
                )}
              </form.AppField>
            )}
          </SimpleGrid>
          {type?.amountInControversy === 'Required' && <AmountReminder />}
        </Stack>
        <FilingDocuments filing={filing} index={index} tables={ofType} />
        {ofType && ofType.optionalServices.length > 0 && (
          <OptionalServices filing={filing} index={index} services={ofType.optionalServices} />
        )}
        <FilingDetails filing={filing} index={index} />
      </Stack>
    </Section>
  );
}
