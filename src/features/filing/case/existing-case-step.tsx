import { SimpleGrid, Stack } from '@mantine/core';
import { isIndexedCase } from '@/features/efiling';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { CaseFields } from '../draft/provider-fields';
import { useCourtCase } from '../draft/use-court-case';
import { StepPage } from '../frame/step-page';
import { useLabels } from '../provider-context';
import { CaseClassification } from './case-classification';
import { CaseDetails } from './case-details';
import { Certifications } from './certifications';
import { CrossReferences } from './cross-references';
import { FilerType } from './filer-type';
import '@mantine/core/styles/SimpleGrid.css';

/** The existing case and the details its court asks for. */
export function ExistingCaseStep() {
  const { tables } = useCourtTables();
  const isIndexed = useFilingContent(isIndexedCase);
  return (
    <StepPage
      step="case"
      intro={
        isIndexed
          ? 'Confirm this is the right case.'
          : "Enter the case number and title exactly as they appear in the court's records."
      }
    >
      {isIndexed ? (
        <IndexedCase />
      ) : (
        <>
          <NonIndexedCase />
          <CaseClassification />
        </>
      )}
      <CrossReferences />
      <CaseDetails />
      <CaseFields />
      {tables.disclaimers.length > 0 && <Certifications disclaimers={tables.disclaimers} />}
    </StepPage>
  );
}

/** The case's current data from the court. */
function IndexedCase() {
  const { courtCase, lookup, isPending, error, retry } = useCourtCase();
  const entered = useOutsideError('caseTrackingId');
  const labels = useLabels();
  const problem =
    lookup === 'unknown'
      ? "The court no longer lists this case, so you can't file into it here."
      : (courtCase?.notAllowedReason ?? entered);
  return (
    <Section title="Existing case">
      <Stack gap="lg">
        {problem && (
          <Notice tone="bad">
            <span id={fieldId('caseTrackingId')} tabIndex={-1}>
              {problem}
            </span>
          </Notice>
        )}
        {isPending && <SkeletonLines label="Loading the case" />}
        {error && <ErrorState title="The case couldn't be loaded" error={error} onRetry={retry} />}
        {courtCase && (
          <PropertiesList
            items={[
              ['Case number', courtCase.caseNumber],
              ['Title', courtCase.caseTitle],
              ['Court', courtCase.court.name],
              [labels.caseCategory, courtCase.caseCategory.name],
              ['Case type', courtCase.caseType.name],
              ...(courtCase.judge ? ([['Judge', courtCase.judge]] as const) : []),
              ['Status', courtCase.status],
              ...(courtCase.filedDate ? ([['Filed', formatPlainDate(courtCase.filedDate)]] as const) : []),
            ]}
          />
        )}
        <FilerType />
      </Stack>
    </Section>
  );
}

/** The number and title of a case the provider doesn't index. */
function NonIndexedCase() {
  const form = useFilingForm();
  return (
    <Section title="Existing case">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <form.AppField name="caseNumber">
          {(field) => <field.TextField label="Case number" required maxLength={60} />}
        </form.AppField>
        <form.AppField name="caseTitle">
          {(field) => <field.TextField label="Case title" required maxLength={500} />}
        </form.AppField>
      </SimpleGrid>
    </Section>
  );
}
