import { SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.css';
import { Section } from '@/lib/ui/section';
import { useCourtTables } from '../draft/court-tables-context';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import { toOptions } from '../model/court-options';
import { wantedOfCase } from '../model/court-tables';

/** What the category, the case type and the filings ask of the case: remedy, damages, amount, date of the will. */
export function CaseAmounts() {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const content = useFilingContent((whole) => whole);
  const wanted = wantedOfCase(content, tables);
  if (Object.values(wanted).every((each) => each === 'hidden')) return null;
  return (
    <Section title="What the case is about">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {wanted.procedureRemedy !== 'hidden' && (
          <form.AppField name="procedureRemedyCodes">
            {(field) => (
              <field.MultiComboboxField
                label="Procedure or remedy"
                required={wanted.procedureRemedy === 'required'}
                options={toOptions(tables.procedureRemedies)}
                placeholder="Choose one or more"
              />
            )}
          </form.AppField>
        )}
        {wanted.damageAmount !== 'hidden' && (
          <form.AppField name="damageAmountCode">
            {(field) => (
              <field.SelectField
                label="Damage amount"
                required={wanted.damageAmount === 'required'}
                options={toOptions(tables.damageAmounts)}
                placeholder="Choose the range"
              />
            )}
          </form.AppField>
        )}
        {wanted.amountInControversy !== 'hidden' && (
          <form.AppField name="amountInControversy">
            {(field) => (
              <field.MoneyField
                label="Amount in controversy"
                required={wanted.amountInControversy === 'required'}
                description="Some filings ask for it, and fees may depend on it."
              />
            )}
          </form.AppField>
        )}
        {wanted.willFiledDate !== 'hidden' && (
          <form.AppField name="willFiledDate">
            {(field) => (
              <field.DateField label="Date the will was filed" required={wanted.willFiledDate === 'required'} />
            )}
          </form.AppField>
        )}
      </SimpleGrid>
    </Section>
  );
}
