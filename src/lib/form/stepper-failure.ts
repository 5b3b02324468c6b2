/** Why a step could not be submitted, as its form shows it (specification, application section 4: step submission). */

export interface StepFailure {
  message: string;
  /** HTTP status of the call that failed, where one did. */
  status?: number;
}

/** Stands in where a failure says nothing about itself. */
const unexpected = 'An unexpected error occurred. Please try again.';

/** What is shown of a thing that was thrown: its message, and its numeric status. */
export function stepFailure(error: unknown): StepFailure {
  const message = error instanceof Error && error.message.trim() !== '' ? error.message : unexpected;
  const status = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number' ? { message, status } : { message };
}
