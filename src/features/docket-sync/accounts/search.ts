import * as z from 'zod/mini';

/** `/docket-sync/pacer/login?userName=tfinch&returnUrl=/app/docket-sync/order/30001`. */
export const pacerLoginSearch = z.object({
  userName: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  /** The page to return to, with the prefix. Untrusted input. */
  returnUrl: z.catch(z.optional(z.string()), undefined),
});
