/** Errors that users meet in normal operation. They aren't reported to monitoring. */
import { failureOf } from '@/api/errors';
import { AccessDeniedError, SessionUnavailableError } from '@/features/session';

const reported: ReadonlySet<string> = new Set(['transient', 'unreadable', 'unexpected']);

/** Cancelled, rejected or unanswered calls, and errors caused by them. Backend failures are reported. */
export function isExpectedError(error: unknown): boolean {
  return (
    !reported.has(failureOf(error).kind) ||
    error instanceof AccessDeniedError ||
    error instanceof SessionUnavailableError
  );
}
