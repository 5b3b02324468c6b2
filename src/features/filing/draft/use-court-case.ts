import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import type { ExistingCaseForFiling } from '@/api/generated/filing/model';
import { useFilingContent } from '../forms/filing-form';
import type { CourtCaseAnswer } from '../model/case-problems';
import { isIndexedCase } from '../model/filing-content';
import { courtCaseOptions } from '../queries';
import { useDraft } from './draft-context';

/** The case that the draft files into, as its court has it. */
export interface CurrentCourtCase {
  courtCase: ExistingCaseForFiling | undefined;
  /** What the rules hold the content against; undefined while the court has not answered, or there is nothing to ask. */
  answer: CourtCaseAnswer | undefined;
  /** It has been asked and has not answered yet. */
  isPending: boolean;
  /** It could not be asked. */
  error: Error | undefined;
  retry: () => void;
}

/** Asks the court once for all who show or check the case. Nothing is asked for a case that it has no index of. */
export function useCourtCase(): CurrentCourtCase {
  const { state } = useDraft();
  const courtCode = useFilingContent((content) => content.courtCode);
  const caseTrackingId = useFilingContent((content) => (isIndexedCase(content) ? content.caseTrackingId : undefined));
  const isKnown = courtCode !== undefined && caseTrackingId !== undefined;
  const { data, error, refetch } = useQuery({
    ...courtCaseOptions(state, courtCode ?? '', caseTrackingId ?? ''),
    enabled: isKnown,
  });
  const isUnknown = failureOf(error).kind === 'not-found';
  return {
    courtCase: data,
    answer: isUnknown ? 'unknown' : data,
    isPending: isKnown && !data && !error,
    error: error && !isUnknown ? error : undefined,
    retry: () => void refetch(),
  };
}
