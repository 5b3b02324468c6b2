/** The idempotency key of a submission. */
import * as z from 'zod/mini';

export const submissionKey = z.object({ version: z.int(), key: z.string() });

/** The `Idempotency-Key` of a draft version. */
export type SubmissionKey = z.infer<typeof submissionKey>;

/** The stored key if it belongs to this version, otherwise a new one. */
export function keyFor(stored: SubmissionKey | undefined, version: number, makeKey: () => string): SubmissionKey {
  return stored?.version === version ? stored : { version, key: makeKey() };
}
