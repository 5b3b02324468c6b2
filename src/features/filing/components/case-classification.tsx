import { SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.css';
import { useMemo } from 'react';
import { Section } from '@/lib/ui/section';
import { useCourtTables } from '../draft/court-tables-context';
import { useClassify } from '../draft/use-classify';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import { caseTypeOptions, toOptions } from '../model/court-options';

/** Court, category, case type and filer type: each narrows the next. */
export function CaseClassification() {
  const form = useFilingForm();
  const { tables, isComplete } = useCourtTables();
  const { classify, pending } = useClassify();
  const category = useFilingContent((content) => content.caseCategoryCode);
  const courts = useMemo(() => toOptions(tables.courts.filter((court) => court.initial)), [tables.courts]);
  const categories = useMemo(() => toOptions(tables.categories), [tables.categories]);
  const caseTypes = useMemo(() => caseTypeOptions(tables.caseTypes, category), [tables.caseTypes, category]);
  const filerTypes = useMemo(() => toOptions(tables.filerTypes), [tables.filerTypes]);
  const isLoading = !isComplete;
  return (
    <Section title="Court and case type">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name="courtCode">
          {(field) => (
            <field.ComboboxField
              label="Court"
              required
              options={courts}
              loading={isLoading || pending === 'courtCode'}
              placeholder="Type a county or a division"
              onChoose={(code) => void classify('courtCode', code)}
            />
          )}
        </form.AppField>
        <form.AppField name="caseCategoryCode">
          {(field) => (
            <field.ComboboxField
              label="Case category"
              required
              options={categories}
              loading={isLoading || pending === 'caseCategoryCode'}
              placeholder="Choose a category"
              onChoose={(code) => void classify('caseCategoryCode', code)}
            />
          )}
        </form.AppField>
        <form.AppField name="caseTypeCode">
          {(field) => (
            <field.ComboboxField
              label="Case type"
              required
              options={caseTypes}
              disabled={category === undefined}
              loading={isLoading || pending === 'caseTypeCode'}
              placeholder={category === undefined ? 'Choose the case category first' : 'Type a part of its name'}
              onChoose={(code) => void classify('caseTypeCode', code)}
            />
          )}
        </form.AppField>
        {filerTypes.length > 0 && (
          <form.AppField name="filerTypeCode">
            {(field) => (
              <field.SelectField label="Filer type" required options={filerTypes} placeholder="Choose the filer type" />
            )}
          </form.AppField>
        )}
      </SimpleGrid>
    </Section>
  );
}
