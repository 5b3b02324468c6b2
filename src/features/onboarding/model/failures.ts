/** Messages for a step that could not be submitted (specification, application section 8, word for word). */
import { changeFailed, type Failure, type FailureKind, failureOf } from '@/api/errors';
import { missingParametersMessage } from './sign-up-link';

interface SubmissionErrorFields {
  /** Of the call that failed. */
  kind?: FailureKind;
  /** Title of the toast that shows it. Without one, the form shows it. */
  toastTitle?: string | undefined;
  cause?: unknown;
}

/** A step that could not be submitted, with a message for the person. Shown once: as a toast or in the form. */
export class SubmissionError extends Error {
  readonly kind: FailureKind;
  readonly toastTitle: string | undefined;

  constructor(message: string, { kind = 'refused', toastTitle, cause }: SubmissionErrorFields = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'SubmissionError';
    this.kind = kind;
    this.toastTitle = toastTitle;
  }
}

/** A call without a response. Only a browser known to be offline has certainly sent nothing. */
export class NoAnswerError extends Error {
  readonly wasOffline: boolean;

  constructor(wasOffline: boolean, options?: ErrorOptions) {
    super(
      wasOffline
        ? 'You are offline, so nothing was sent. Try again when you are connected.'
        : 'We didn’t get a response. Check your connection and try again.',
      options,
    );
    this.name = 'NoAnswerError';
    this.wasOffline = wasOffline;
  }
}

/** The server's words for a person, else the error's message; may be empty. */
const wordsOf = ({ detail, message }: Failure) => detail ?? message;

/** An incomplete sign-up link; treated as a 400 (`invalid`). */
export function missingParametersError(missing: readonly string[]): SubmissionError {
  return new SubmissionError(missingParametersMessage(missing), { kind: 'invalid' });
}

/** The account could not be created. */
export function accountError(error: unknown): SubmissionError {
  const failure = failureOf(error);
  const message = mayBeDone(error) ? unknownAccount : accountMessage(failure);
  return new SubmissionError(message, { kind: failure.kind, cause: error });
}

const unknownAccount = 'It is not known whether your account was created. Please try again.';

/** Whether a call without a response may have reached the server. */
function mayBeDone(error: unknown): boolean {
  return error instanceof NoAnswerError && !error.wasOffline;
}

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

/** The payment processor did not recognize the card. */
export function cardNotVerifiedError(): SubmissionError {
  return new SubmissionError(
    "We couldn't verify your card details. Please check the card number, expiry, and CVV, or try a different card.",
  );
}

/** The card is valid but was not added. */
export function cardNotAddedError(): SubmissionError {
  return new SubmissionError(
    'There was a problem adding your credit card. Please try again. If this issue persists, contact support.',
  );
}

/** The card's key makes trying again safe. */
const unknownCard = "It is not known whether your card was added. Try again; it won't be added twice.";

const cardMessages: Readonly<Partial<Record<FailureKind, string>>> = {
  transient:
    "We're having trouble completing this request right now. Please try again shortly. Your card wasn't charged.",
  invalid: 'Invalid card information. Please check your details and try again.',
  'timed-out': unknownCard,
  unreadable: unknownCard,
  'signed-out': 'Authentication failed. Please log in and try again.',
  'payment-declined': 'Card was declined. Please try a different payment method.',
};

/** Verifying or adding the card failed. Carries no cause: the card must not reach a report. */
export function cardError(error: unknown): SubmissionError {
  const failure = failureOf(error);
  return new SubmissionError(mayBeDone(error) ? unknownCard : cardMessage(failure), {
    kind: failure.kind,
    toastTitle: 'Adding payment method failed',
  });
}

function cardMessage(failure: Failure): string {
  const known = cardMessages[failure.kind];
  if (known) return known;
  if (failure.message === 'Internal Server Error')
    return "We couldn't complete the request. Please try again. Your card wasn't charged.";
  const words = wordsOf(failure);
  return words ? `Payment validation failed: ${words}` : 'Failed to process payment method. Please try again later.';
}

/** Toast when the gate could not record that onboarding is done. */
export const settingNotSaved = 'Error saving client profile setting';
