/** What a failed save or submission of a draft means. */
import * as z from 'zod/mini';
import { ApiError } from '@/api/errors';
import { DraftRevision } from '@/api/generated/filing/model';

const conflictBody = z.object({ current: DraftRevision });

/** `passing`: the same save may succeed later. `refused`: it will not, `reason` says why. */
export type SaveFailure =
  | { kind: 'conflict'; current: DraftRevision }
  | { kind: 'submitted' }
  | { kind: 'refused'; reason: string }
  | { kind: 'passing' };

/** Statuses below 500 that the same request may not meet again: timeouts, too many requests, an ended session. */
const passing = new Set([401, 408, 425, 429]);

/** Reads a failed save. What is no answer of the backend at all counts as passing. */
export function readSaveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || passing.has(error.status))
    return { kind: 'passing' };
  if (error.code === 'draft-submitted') return { kind: 'submitted' };
  if (error.code === 'draft-version-conflict') {
    const body = conflictBody.safeParse(error.body);
    if (body.success) return { kind: 'conflict', current: body.data.current };
  }
  return { kind: 'refused', reason: refusal(error) };
}

function refusal(error: ApiError): string {
  if (error.status === 404) return 'This draft does not exist any more: it was deleted.';
  if (error.status === 413) return 'The draft is larger than can be saved.';
  if (error.status === 423) return 'The account with the e-filing provider is locked. Sign in there again.';
  const [first] = Object.values(error.fieldErrors).flat();
  return error.detail ?? first ?? error.message;
}
