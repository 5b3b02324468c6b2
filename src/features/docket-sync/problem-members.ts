/** What docket sync's problems say besides a code and a text. */
import * as z from 'zod/mini';

// The contract's schemas of whole problems need parts of zod that no first screen has.
const members = z.object({
  orderId: z.optional(z.int()),
  price: z.optional(z.number()),
  limit: z.optional(z.number()),
  spent: z.optional(z.number()),
  asked: z.optional(z.number()),
  lockedUntil: z.optional(z.iso.datetime({ offset: true })),
  readAt: z.optional(z.iso.datetime({ offset: true })),
});

/** The members of a problem's body; none if it has others than the contract's. */
export const problemMembers = (body: unknown): z.infer<typeof members> => members.safeParse(body).data ?? {};
