/** Why a step could not be submitted, as its form shows it (specification, application section 4: step submission). */

export interface StepFailure {
  message: string;
  /** What was thrown. */
  error: unknown;
}

/** Stands in where a failure says nothing about itself. */
const unexpected = 'An unexpected error occurred. Please try again.';

/** What is shown of a thing that was thrown. */
export function stepFailure(error: unknown): StepFailure {
  const message = error instanceof Error && error.message.trim() !== '' ? error.message : unexpected;
  return { message, error };
}
