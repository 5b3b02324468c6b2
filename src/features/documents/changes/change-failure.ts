/** What a failed change of a file means to the person. The file is as it was, whatever happened. */
import { ApiError } from '@/api/errors';

/** Why it failed, and whether trying again may help. */
export interface ChangeFailure {
  reason: string;
  mayPass: boolean;
}

export function readChangeFailure(error: unknown): ChangeFailure {
  const unchanged = 'The document is unchanged.';
  if (!(error instanceof ApiError))
    return { reason: `${error instanceof Error ? error.message : 'That did not work.'} ${unchanged}`, mayPass: true };
  if (error.status === 0) return { reason: `The connection was lost. ${unchanged}`, mayPass: true };
  if (error.status === 401) return { reason: `You were signed out. ${unchanged}`, mayPass: true };
  if (error.status === 404)
    return { reason: 'The file is not there any more. Remove the document and add it again.', mayPass: false };
  if (error.status >= 500 || error.status === 408 || error.status === 429)
    return { reason: `The server could not do it just now. ${unchanged}`, mayPass: true };
  const [message] = Object.values(error.fieldErrors).flat();
  return { reason: `${message ?? error.detail ?? 'The server refused it.'} ${unchanged}`, mayPass: false };
}
