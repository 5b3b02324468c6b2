/** What a failed change of a file means to the person. The file is as it was, whatever happened. */
import { explain, failureOf } from '@/api/errors';

/** Why it failed, and whether trying again may help. */
export interface ChangeFailure {
  reason: string;
  mayPass: boolean;
}

export function readChangeFailure(error: unknown): ChangeFailure {
  const unchanged = 'The document is unchanged.';
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'offline':
      return { reason: `The connection was lost. ${unchanged}`, mayPass: true };
    case 'signed-out':
      return { reason: `You were signed out. ${unchanged}`, mayPass: true };
    case 'not-found':
      return { reason: 'The file is not there any more. Remove the document and add it again.', mayPass: false };
    case 'transient':
    case 'unreadable':
      return { reason: `The server could not do it just now. ${unchanged}`, mayPass: true };
    case 'cancelled':
    case 'unexpected':
      return { reason: `${failure.message || 'That did not work.'} ${unchanged}`, mayPass: true };
    default:
      return { reason: `${explain(failure, 'The server refused it.')} ${unchanged}`, mayPass: false };
  }
}
