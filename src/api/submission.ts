/** How forms that must not be sent twice call the backends: one call at a time, without automatic retries. */
import type { QueryClient } from '@tanstack/react-query';
import { type Failure, type FailureKind, failureOf } from './errors';

/** What a step's calls are made with. */
export interface StepContext {
  queryClient: QueryClient;
  /** The short-lived token of a sign-up; the session's token is used without it. */
  tempAuthId?: string | undefined;
}

/** Request options with the sign-up's own token, regardless of the session on this device. */
export function withToken({ tempAuthId }: StepContext): { token?: string } {
  return tempAuthId ? { token: tempAuthId } : {};
}

interface SubmissionErrorFields {
  /** Of the call that failed. */
  kind?: FailureKind;
  /** Title of the toast that shows it. Without one, the form shows it. */
  toastTitle?: string | undefined;
  cause?: unknown;
}

/** A form that could not be submitted, with a message for the person. Shown once: as a toast or in the form. */
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

/** Tells whether a call without a response may have reached the server. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof NoAnswerError && !error.wasOffline;
}

/** The server's words for a person, else the error's message; may be empty. */
export const wordsOf = ({ detail, message }: Failure) => detail ?? message;

/**
 * Runs a call once.
 * @throws what the call throws, or NoAnswerError without a response.
 */
export async function requireAnswer<T>(call: () => Promise<T>): Promise<T> {
  const wasOffline = !navigator.onLine;
  try {
    return await call();
  } catch (error) {
    throw failureOf(error).kind === 'offline' ? new NoAnswerError(wasOffline, { cause: error }) : error;
  }
}
