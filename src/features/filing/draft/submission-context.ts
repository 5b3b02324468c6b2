import { createContext, useContext, useMemo, useState } from 'react';
import type { SubmitFailure } from '../model/failures';
import type { ServerProblem } from '../model/server-problems';

interface SubmissionState {
  isSubmitting: boolean;
  failure: SubmitFailure | undefined;
  /** Problems reported by the last submission. */
  refused: readonly ServerProblem[];
}

interface SubmissionContextValue extends SubmissionState {
  begin: () => void;
  end: (failure: SubmitFailure | undefined, refused?: readonly ServerProblem[]) => void;
}

const idle: SubmissionState = { isSubmitting: false, failure: undefined, refused: [] };

/** The state of the submission, held above the steps because all of them show its problems. */
export function useSubmissionState(): SubmissionContextValue {
  const [submission, setSubmission] = useState(idle);
  return useMemo(
    () => ({
      ...submission,
      begin: () => setSubmission({ ...idle, isSubmitting: true }),
      end: (failure, refused = []) => setSubmission({ isSubmitting: false, failure, refused }),
    }),
    [submission],
  );
}

export const SubmissionContext = createContext<SubmissionContextValue | undefined>(undefined);

/** The submission of the current draft. */
export function useSubmission(): SubmissionContextValue {
  const submission = useContext(SubmissionContext);
  if (!submission) throw new Error('useSubmission needs a SubmissionContext.');
  return submission;
}
