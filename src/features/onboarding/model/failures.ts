/** Messages for a step that could not be submitted (specification, application section 8, word for word). */
import { changeFailed, type Failure, type FailureKind, failureOf } from '@/api/errors';
import { mayBeDone, NoAnswerError, SubmissionError, wordsOf } from '@/api/submission';
import { missingParametersMessage, type SignUpParameter } from './sign-up-link';

/** An incomplete sign-up link; treated as a 400 (`invalid`). */
export function missingParametersError(missing: readonly SignUpParameter[]): SubmissionError {
  return new SubmissionError(missingParametersMessage(missing), { kind: 'invalid' });
}

/** The account could not be created. */
export function accountError(error: unknown): SubmissionError {
  const failure = failureOf(error);
  const message = mayBeDone(error) ? unknownAccount : accountMessage(failure);
  return new SubmissionError(message, { kind: failure.kind, cause: error });
}

const unknownAccount = 'It is not known whether your account was created. Please try again.';

function accountMessage(failure: Failure): string {
  switch (failure.kind) {
    case 'conflict':
      return 'An account with this email already exists. Please try logging in instead.';
    case 'invalid':
      return failure.detail ?? 'Invalid account information provided. Please check your details and try again.';
    case 'denied':
      return 'Authentication required.';
    case 'timed-out':
    case 'unreadable':
      return unknownAccount;
    default:
      return `Account creation failed: ${wordsOf(failure)}`;
  }
}

/** A notice beside the message; `offersSignIn` adds a link to the root. */
export interface AccountBanner {
  text: string;
  offersSignIn: boolean;
}

/** The banner of an account failure; undefined for failures that only have a message. */
export function accountBanner(kind: FailureKind): AccountBanner | undefined {
  if (kind === 'conflict') return { text: 'Looks like you already have an account.', offersSignIn: true };
  if (kind !== 'transient') return undefined;
  return {
    text: 'We’re having trouble creating your account right now. Please try again in a few minutes.',
    offersSignIn: false,
  };
}

/** The address could not be saved. */
export function addressError(error: unknown): SubmissionError {
  const failed = 'Failed to save your address';
  const wasSent = !(error instanceof NoAnswerError) || mayBeDone(error);
  const message = wasSent ? changeFailed(error, failed, 'your address was saved') : failed;
  return new SubmissionError(`${message}. Please try again.`, {
    kind: failureOf(error).kind,
    toastTitle: 'Update failed',
    cause: error,
  });
}

/** Toast when the gate could not record that onboarding is done. */
export const settingNotSaved = 'Error saving client profile setting';
