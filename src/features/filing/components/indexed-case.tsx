import { Stack } from '@mantine/core';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useCourtCase } from '../draft/use-court-case';
import { FilerType } from './filer-type';

/** The case as its court has it now. */
export function IndexedCase() {
  const { courtCase, answer, isPending, error, retry } = useCourtCase();
  const entered = useOutsideError('caseTrackingId');
  const problem =
    answer === 'unknown'
      ? 'The court has no such case in its index any more. Nothing can be filed into it from here.'
      : (courtCase?.notAllowedReason ?? entered);
  return (
    <Section title="The case you file into">
      <Stack gap="lg">
        {problem && (
          <Notice tone="bad">
            <span id={fieldId('caseTrackingId')} tabIndex={-1}>
              {problem}
            </span>
          </Notice>
        )}
        {isPending && <SkeletonLines label="The case is being loaded" />}
        {error && <ErrorState title="The case could not be loaded" onRetry={retry} />}
        {courtCase && (
          <PropertiesList
            items={[
              ['Case number', courtCase.caseNumber],
              ['Title', courtCase.caseTitle],
              ['Court', courtCase.court.name],
              ['Case category', courtCase.caseCategory.name],
              ['Case type', courtCase.caseType.name],
              ...(courtCase.judge ? ([['Judge', courtCase.judge]] as const) : []),
              ['Status', courtCase.status],
              ...(courtCase.filedDate ? ([['Opened on', formatPlainDate(courtCase.filedDate)]] as const) : []),
            ]}
          />
        )}
        <FilerType />
      </Stack>
    </Section>
  );
}
