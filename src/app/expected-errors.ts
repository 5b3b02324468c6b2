/** Errors that people meet while the product works as it should. They are not reported to the monitoring. */
import { failureOf } from '@/api/errors';
import { AccessDeniedError, SessionUnavailableError } from '@/features/session';

const reported: ReadonlySet<string> = new Set(['transient', 'unreadable', 'unexpected']);

/** A call that was cancelled, refused or not answered, and what follows from it. Failures of a backend are reported. */
export function isExpectedError(error: unknown): boolean {
  return (
    !reported.has(failureOf(error).kind) ||
    error instanceof AccessDeniedError ||
    error instanceof SessionUnavailableError
  );
}
