import * as z from 'zod/mini';

/** `/filing-account/fsx?returnUrl=/app/case-initiation` */
export const fsxSearch = z.object({
  /** The page to return to once connected, with the prefix. Untrusted input. */
  returnUrl: z.catch(z.optional(z.string()), undefined),
});
