import * as z from 'zod/mini';

/** What a person has come for. */
const tasks = ['new-password', 'activation'] as const;

/** `/tyler-login?state=IL&returnUrl=/app/orders`; without a task it is signing in. */
export const filingSignInSearch = z.object({
  task: z.catch(z.optional(z.enum(tasks)), undefined),
  /** The page to come back to, with the prefix. Never trusted. */
  returnUrl: z.catch(z.optional(z.string()), undefined),
});
