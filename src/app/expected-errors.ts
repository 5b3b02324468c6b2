/** Errors that people may meet though nothing is wrong with the product: nobody has to be told. */
import { ApiError, CancelError } from '@/api/errors';
import { AccessDeniedError, SessionUnavailableError } from '@/features/session';

/** A call that was cancelled, refused or got through to nobody, and what follows from that. A failure of a backend is none. */
export function isExpectedError(error: unknown): boolean {
  return (
    (error instanceof ApiError && error.status < 500) ||
    error instanceof CancelError ||
    error instanceof AccessDeniedError ||
    error instanceof SessionUnavailableError
  );
}
