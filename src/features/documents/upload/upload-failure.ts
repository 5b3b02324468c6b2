/** What a failed upload means to the person. */
import { ApiError } from '@/api/errors';
import type { UploadState } from './upload';

type Failure = Extract<UploadState, { kind: 'failed' | 'refused' }>;

/** 4xx: the file manager does not take the file, and would not the next time. Anything else may pass. */
export function readUploadFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'The upload was not completed. Try it again.' };
  if (error.status === 0)
    return {
      kind: 'failed',
      reason: 'The connection was lost during the upload. Check your connection and try again.',
    };
  if (error.status === 401)
    return { kind: 'failed', reason: 'You were signed out during the upload. Sign in and try again.' };
  if (error.status >= 500 || error.status === 408 || error.status === 429)
    return {
      kind: 'failed',
      reason: 'The server could not take the file just now. The file is fine; try again.',
    };
  const [message] = Object.values(error.fieldErrors).flat();
  return {
    kind: 'refused',
    refusal: {
      code: 'refused-by-server',
      problem: message ?? error.detail ?? `The server refused this file (${error.message}).`,
      remedy: 'Mend the file and add it again, or add another one.',
    },
  };
}
