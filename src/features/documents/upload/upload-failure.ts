/** What a failed upload means to the person. */
import { explain, failureOf } from '@/api/errors';
import type { UploadState } from './upload';

type Failure = Extract<UploadState, { kind: 'failed' | 'refused' }>;

/** 4xx: the file manager does not take the file, and would not the next time. Anything else may pass. */
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
    case 'transient':
      return {
        kind: 'failed',
        reason: 'The server could not take the file just now. The file is fine; try again.',
      };
    case 'unreadable':
    case 'cancelled':
    case 'unexpected':
      return { kind: 'failed', reason: 'The upload was not completed. Try it again.' };
    default:
      return {
        kind: 'refused',
        refusal: {
          code: 'refused-by-server',
          problem: explain(failure, `The server refused this file (${failure.message}).`),
          remedy: 'Fix the file and add it again, or add another file.',
        },
      };
  }
}
