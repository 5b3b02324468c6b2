import { useEffect } from 'react';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import { useDraft } from './draft-context';
import { useCourtCase } from './use-court-case';

/**
 * Enters the category and the type of the case that is filed into where a draft lacks them: they are the case's own, a
 * submission may leave them out, and the court's tables depend on them.
 */
export function useAdoptCase(): void {
  const { isReadOnly } = useDraft();
  const form = useFilingForm();
  const { courtCase } = useCourtCase();
  const isMissing = useFilingContent(({ caseTypeCode }) => caseTypeCode === undefined);
  useEffect(() => {
    if (!courtCase?.caseType.code || !isMissing || isReadOnly) return;
    form.setFieldValue('caseCategoryCode', courtCase.caseCategory.code);
    form.setFieldValue('caseTypeCode', courtCase.caseType.code);
  }, [courtCase, isMissing, isReadOnly, form]);
}
