import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '@/api/errors';
import type { ExistingCaseForFiling } from '@/api/generated/filing/model';
import { type CourtCaseLookup, isIndexedCase } from '@/features/efiling';
import { useProvider } from '../provider-context';
import { useDraft } from './draft-context';
import { useFilingContent, useFilingForm } from './filing-form';

/** The case the draft files into, as the court has it. */
interface CurrentCourtCase {
  courtCase: ExistingCaseForFiling | undefined;
  /** What the rules check against; undefined until the court responds. */
  lookup: CourtCaseLookup | undefined;
  isPending: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Fetches the case from the court. Does nothing for a case the provider doesn't index. */
export function useCourtCase(): CurrentCourtCase {
  const { state } = useDraft();
  const courtCode = useFilingContent((content) => content.courtCode);
  const caseTrackingId = useFilingContent((content) => (isIndexedCase(content) ? content.caseTrackingId : undefined));
  const caseNumber = useFilingContent((content) => content.caseNumber);
  const isKnown = courtCode !== undefined && caseTrackingId !== undefined;
  const { courtCase } = useProvider();
  const { data, error, refetch } = useQuery({
    ...courtCase(state, courtCode ?? '', caseTrackingId ?? '', caseNumber),
    enabled: isKnown,
  });
  const isUnknown = failureOf(error).kind === 'not-found';
  return {
    courtCase: data,
    lookup: isUnknown ? 'unknown' : data,
    isPending: isKnown && !data && !error,
    error: error && !data && !isUnknown ? error : undefined,
    retry: () => void refetch(),
  };
}

/**
 * Fills in a missing category and case type from the court's case. Older submissions omit them, and the court's tables
 * depend on them.
 */
export function useCaseTypeOfCourtCase(): void {
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
