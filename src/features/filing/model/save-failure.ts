/** What a failed save or submission of a draft means. */
import * as z from 'zod/mini';
import { explain, type Failure, failureOf, isRefusal } from '@/api/errors';
import { DraftRevision } from '@/api/generated/filing/model';

const conflictBody = z.object({ current: DraftRevision });

/** `passing`: the same save may succeed later. `refused`: it will not, `reason` says why. */
export type SaveFailure =
  | { kind: 'conflict'; current: DraftRevision }
  | { kind: 'submitted' }
  | { kind: 'refused'; reason: string }
  | { kind: 'passing' };

/** Reads a failed save. Only a refusal is final, and not one for want of a session. */
export function readSaveFailure(error: unknown): SaveFailure {
  const failure = failureOf(error);
  if (!isRefusal(failure) || failure.kind === 'signed-out') return { kind: 'passing' };
  if (failure.code === 'draft-submitted') return { kind: 'submitted' };
  if (failure.code === 'draft-version-conflict') {
    const body = conflictBody.safeParse(failure.body);
    if (body.success) return { kind: 'conflict', current: body.data.current };
  }
  return { kind: 'refused', reason: refusal(failure) };
}

function refusal(failure: Failure): string {
  if (failure.kind === 'not-found') return 'This draft does not exist any more: it was deleted.';
  if (failure.kind === 'too-large') return 'The draft is larger than can be saved.';
  return explain(failure, failure.message);
}
