import { createContext, useContext, useMemo, useState } from 'react';
import type { ServerProblem } from '../model/server-problems';
import type { SubmitFailure } from '../model/submit-failure';

interface SubmissionState {
  isSubmitting: boolean;
  failure: SubmitFailure | undefined;
  /** What the last submission was refused for. */
  refused: readonly ServerProblem[];
}

interface SubmissionContextValue extends SubmissionState {
  begin: () => void;
  end: (failure: SubmitFailure | undefined, refused?: readonly ServerProblem[]) => void;
}

const idle: SubmissionState = { isSubmitting: false, failure: undefined, refused: [] };

/** Where the submission of the draft stands: held above the steps, so that a refusal shows in all of them. */
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

/** The submission of the draft. Only below the draft's page. */
export function useSubmission(): SubmissionContextValue {
  const submission = useContext(SubmissionContext);
  if (!submission) throw new Error('Nothing is submitted around this component.');
  return submission;
}
