import * as z from 'zod/mini';

/** What the person wants to do. */
const tasks = ['new-password', 'activation'] as const;

/** `/tyler-login?state=IL&returnUrl=/app/orders`; without a task, the page signs in. */
export const filingSignInSearch = z.object({
  task: z.catch(z.optional(z.enum(tasks)), undefined),
  /** The page to return to, with the prefix. Untrusted input. */
  returnUrl: z.catch(z.optional(z.string()), undefined),
});

/** `state`: whose accounts; without it, the selected one. */
export const accountsSearch = z.object({
  state: z.catch(z.optional(z.string()), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
});
