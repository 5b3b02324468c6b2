import { SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.css';
import { caseFieldRequirements } from '@/features/efiling';
import { DateField } from '@/lib/form/date-field';
import { MoneyField } from '@/lib/form/money-field';
import { MultiComboboxField } from '@/lib/form/multi-combobox-field';
import { Section } from '@/lib/ui/section';
import { useCourtTables, useReloadOf } from '../draft/court-tables';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { toOptions } from '../model/options';
import { useLabels } from '../provider-context';

/** Details that the category, case type and filings ask for: remedy, damages, amount, date of the will. */
export function CaseDetails() {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const content = useFilingContent((whole) => whole);
  const labels = useLabels();
  const reloadRemedies = useReloadOf('procedureRemedies');
  const reloadDamages = useReloadOf('damageAmounts');
  const requirements = caseFieldRequirements(content, tables);
  if (Object.values(requirements).every((each) => each === 'hidden')) return null;
  return (
    <Section title="Case details">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {requirements.procedureRemedy !== 'hidden' && (
          <form.AppField name="procedureRemedyCodes">
            {() => (
              <MultiComboboxField
                label="Procedure or remedy"
                required={requirements.procedureRemedy === 'required'}
                options={toOptions(tables.procedureRemedies)}
                onReload={reloadRemedies}
                placeholder="Choose one or more"
              />
            )}
          </form.AppField>
        )}
        {requirements.damageAmount !== 'hidden' && (
          <form.AppField name="damageAmountCode">
            {(field) => (
              <field.SelectField
                label="Damage amount"
                required={requirements.damageAmount === 'required'}
                options={toOptions(tables.damageAmounts)}
                onReload={reloadDamages}
                placeholder="Choose a range"
              />
            )}
          </form.AppField>
        )}
        {requirements.amountInControversy !== 'hidden' && (
          <form.AppField name="amountInControversy">
            {() => (
              <MoneyField
                label={labels.amountInControversy}
                required={requirements.amountInControversy === 'required'}
                description={
                  requirements.amountInControversy === 'required'
                    ? 'It may affect the fees.'
                    : 'Some filings require it. It may affect the fees.'
                }
              />
            )}
          </form.AppField>
        )}
        {requirements.willFiledDate !== 'hidden' && (
          <form.AppField name="willFiledDate">
            {() => <DateField label="Date the will was filed" required={requirements.willFiledDate === 'required'} />}
          </form.AppField>
        )}
      </SimpleGrid>
    </Section>
  );
}
