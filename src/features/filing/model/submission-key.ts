/** The `Idempotency-Key` of a submission: one for a version of a draft, whatever happens to its answers. */
import * as z from 'zod/mini';

export const submissionKey = z.object({ version: z.int(), key: z.string() });

/** The key under which a version was, or will be, submitted. */
export type SubmissionKey = z.infer<typeof submissionKey>;

/** The known key when it is of this version; a new one otherwise. */
export function keyFor(known: SubmissionKey | undefined, version: number, makeKey: () => string): SubmissionKey {
  return known?.version === version ? known : { version, key: makeKey() };
}
