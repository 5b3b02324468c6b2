/** Explains a failed upload. */
import { explain, failureOf } from '@/api/errors';
import { wordRefusals } from '../model/refusal';
import type { UploadState } from './upload';

type Failure = Extract<UploadState, { kind: 'failed' | 'refused' }>;

/** A rejection is final; any other failure can be retried. */
export function readUploadFailure(error: unknown): Failure {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'offline':
      return {
        kind: 'failed',
        reason: 'The connection was lost during the upload. Check your connection and try again.',
      };
    case 'signed-out':
      return { kind: 'failed', reason: 'You were signed out during the upload. Sign in and try again.' };
    case 'timed-out':
      return { kind: 'failed', reason: 'The upload stopped. Your file is fine; try again.' };
    case 'transient':
      return {
        kind: 'failed',
        reason: 'The server is unavailable. Your file is fine; try again.',
      };
    case 'unreadable':
    case 'cancelled':
    case 'unexpected':
      return { kind: 'failed', reason: "The upload didn't finish. Try again." };
    default:
      return {
        kind: 'refused',
        refusal: wordRefusals[failure.code ?? ''] ?? {
          code: 'refused-by-server',
          problem: explain(failure, `The server rejected this file (${failure.message}).`),
          remedy: 'Fix the file and add it again, or add another file.',
        },
      };
  }
}
