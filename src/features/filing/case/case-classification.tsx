import { SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.css';
import { useMemo } from 'react';
import { ComboboxField } from '@/lib/form/combobox-field';
import { Section } from '@/lib/ui/section';
import { useCourtTables, useReloadOf } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { useRecentFilings } from '../draft/last-filing';
import { caseTypeOptions, existingCaseTypeOptions, toOptions } from '../model/options';
import { useLabels } from '../provider-context';
import classes from './case-classification.module.css';
import { FilerType } from './filer-type';
import { useClassify } from './use-classify';

/** Court, category, case type and filer type. Each narrows the next. */
export function CaseClassification() {
  const form = useFilingForm();
  const { tables, isComplete } = useCourtTables();
  const { classify, pending } = useClassify();
  const recent = useRecentFilings();
  const { caseCategory } = useLabels();
  const category = useFilingContent((content) => content.caseCategoryCode);
  const isOpening = useDraft().flow === 'new-case';
  const courts = useMemo(
    () => toOptions(tables.courts.filter((court) => (isOpening ? court.initial : court.allowFilingIntoNonIndexedCase))),
    [tables.courts, isOpening],
  );
  const categories = useMemo(() => toOptions(tables.categories), [tables.categories]);
  const caseTypes = useMemo(
    () => (isOpening ? caseTypeOptions : existingCaseTypeOptions)(tables.caseTypes, category),
    [tables.caseTypes, category, isOpening],
  );
  const isLoading = !isComplete;
  // Some courts ask for no category of a case that was opened before.
  const isClassified = isOpening || isLoading || tables.categories.length > 0;
  const reloadCourts = useReloadOf('courts');
  const reloadCategories = useReloadOf('categories');
  const reloadCaseTypes = useReloadOf('caseTypes');
  return (
    <Section title={isClassified ? 'Court and case type' : 'Court'}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name="courtCode">
          {() => (
            <div className={classes.whole}>
              <ComboboxField
                label="Court"
                required
                options={courts}
                recent={recent.courtCodes}
                onReload={reloadCourts}
                loading={isLoading || pending === 'courtCode'}
                placeholder="Type a county or division"
                onChoose={(code) => void classify('courtCode', code)}
              />
            </div>
          )}
        </form.AppField>
        {isClassified && (
          <form.AppField name="caseCategoryCode">
            {() => (
              <ComboboxField
                label={caseCategory}
                required
                options={categories}
                recent={recent.caseCategoryCodes}
                onReload={reloadCategories}
                loading={isLoading || pending === 'caseCategoryCode'}
                placeholder={`Choose a ${caseCategory.toLowerCase()}`}
                onChoose={(code) => void classify('caseCategoryCode', code)}
              />
            )}
          </form.AppField>
        )}
        {isClassified && (
          <form.AppField name="caseTypeCode">
            {() => (
              <ComboboxField
                label="Case type"
                required
                options={caseTypes}
                recent={recent.caseTypeCodes}
                onReload={reloadCaseTypes}
                disabled={category === undefined}
                loading={isLoading || pending === 'caseTypeCode'}
                placeholder={
                  category === undefined ? `Choose the ${caseCategory.toLowerCase()} first` : 'Type part of its name'
                }
                onChoose={(code) => void classify('caseTypeCode', code)}
              />
            )}
          </form.AppField>
        )}
        <FilerType />
      </SimpleGrid>
    </Section>
  );
}
