/** Explains failed saves of a draft. All backends with drafts answer alike. */
import * as z from 'zod/mini';
import { explain, type Failure, failureOf, isRefusal } from '@/api/errors';
import { DraftRevision } from '@/api/generated/filing/model';

const conflictBody = z.object({ current: DraftRevision });

/** `passing`: the same save may succeed later. `refused`: it won't. */
export type SaveFailure =
  | { kind: 'conflict'; current: DraftRevision }
  | { kind: 'submitted' }
  | { kind: 'refused'; reason: string }
  | { kind: 'passing' };

/** Explains a failed save. Rejections are final, except for a missing session. */
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
  if (failure.kind === 'not-found') return 'This draft was deleted.';
  if (failure.kind === 'too-large') return 'The draft is too large to save.';
  return explain(failure, failure.message);
}
