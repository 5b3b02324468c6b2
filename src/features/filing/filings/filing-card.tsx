import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inWords, rowOf } from '@/features/efiling';
import { fieldId, type Option } from '@/lib/form';
import { ComboboxField } from '@/lib/form/combobox-field';
import { Section } from '@/lib/ui/section';
import { FilingDocuments } from '../documents/filing-documents';
import { useCourtTables, useReloadOf } from '../draft/court-tables';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { InputField } from '../draft/input-field';
import { useRecentFilings } from '../draft/last-filing';
import { FilingFields } from '../draft/provider-fields';
import { useFilingChange } from '../draft/use-filing-change';
import { withTypeAndServices } from '../model/last-filing';
import { filingFeeText, toOptions } from '../model/options';
import { useLabels, useProvider } from '../provider-context';
import { FilingDetails } from './filing-details';
import { HearingChoice } from './hearing-choice';
import { OptionalServices } from './optional-services';
import { ProposedOrderSection } from './proposed-order-section';

interface FilingCardProps {
  /** Its index in the content. */
  index: number;
  /** The case type's filing types, up to 12,000. */
  filingTypeOptions: readonly Option[];
  /** The filing types used lately at this court. */
  recentTypes: readonly string[];
  onRemove: () => void;
}

/** One filing: type, documents, services and details. */
export function FilingCard({ index, filingTypeOptions, recentTypes, onRemove }: FilingCardProps) {
  const { state } = useDraft();
  const form = useFilingForm();
  const { tables, isComplete } = useCourtTables();
  const recent = useRecentFilings();
  const filing = useFilingContent((content) => content.filings[index]);
  const courtCode = useFilingContent((content) => content.courtCode);
  const { change, changeAndFit } = useFilingChange(filing?.id ?? '');
  const typeCode = filing?.filingTypeCode;
  const { typeTables, hasPlainFilings } = useProvider();
  const labels = useLabels();
  const { data: ofType } = useQuery({
    ...typeTables(state, courtCode ?? '', typeCode ?? ''),
    enabled: courtCode !== undefined && typeCode !== undefined,
  });
  const reload = useReloadOf('filingTypes');
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
            {() => (
              <ComboboxField
                label={labels.filingType}
                required
                options={filingTypeOptions}
                recent={recentTypes}
                onReload={reload}
                loading={!isComplete && filingTypeOptions.length === 0}
                placeholder="Type to search, such as “complaint”"
                description={filingTypeNote(filing.filingTypeReadFrom, type?.fee)}
                onChoose={(code) =>
                  changeAndFit((current) => withTypeAndServices(current, code, tables.filingTypes, recent))
                }
              />
            )}
          </form.AppField>
          <SimpleGrid cols={{ base: 1, sm: ofType && ofType.motionTypes.length > 0 ? 2 : 1 }} spacing="md">
            <form.AppField name={`filings[${index}].description`}>
              {() => <InputField label="Filing description" rule={tables.inputs.filingDescription} maxLength={255} />}
            </form.AppField>
            {ofType && ofType.motionTypes.length > 0 && (
              <form.AppField name={`filings[${index}].motionTypeCode`}>
                {(field) => (
                  <field.SelectField
                    label="Motion type"
                    options={toOptions(ofType.motionTypes)}
                    placeholder="None"
                    // The court's calendar has other places for another motion.
                    onSelected={() => change((current) => ({ ...current, hearingSlot: undefined }))}
                  />
                )}
              </form.AppField>
            )}
          </SimpleGrid>
          {type?.amountInControversy === 'Required' && <AmountReminder />}
        </Stack>
        <HearingChoice filing={filing} index={index} />
        {type?.isProposedOrder && <ProposedOrderSection filing={filing} index={index} />}
        <FilingDocuments filing={filing} index={index} tables={ofType} />
        {ofType && ofType.optionalServices.length > 0 && (
          <OptionalServices filing={filing} index={index} services={ofType.optionalServices} />
        )}
        <FilingFields index={index} />
        {!hasPlainFilings && <FilingDetails filing={filing} index={index} />}
      </Stack>
    </Section>
  );
}

/** Tells where a suggested type comes from, and its fee. */
function filingTypeNote(readFrom: string | undefined, fee: number | undefined): string | undefined {
  const source = readFrom === undefined ? undefined : `Suggested from the name “${readFrom}”. Change it if it's wrong.`;
  return [source, filingFeeText(fee)].filter(Boolean).join(' ') || undefined;
}

/** Links to the amount in controversy on the case step while it is missing. */
function AmountReminder() {
  const stepLink = useStepLink();
  const labels = useLabels();
  const amount = useFilingContent((content) => content.amountInControversy);
  if (amount !== undefined) return null;
  return (
    <Text size="sm">
      {inWords('This filing type requires the amount in controversy.', labels)}{' '}
      <Link {...stepLink('case')} hash={fieldId('amountInControversy')}>
        Enter it in the case step
      </Link>
    </Text>
  );
}
