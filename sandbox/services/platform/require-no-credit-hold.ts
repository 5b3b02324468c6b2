import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clients, users } from '../../db/schema/platform.ts';
import { problem } from '../../http/problem.ts';

/** The banner's words (application, section 6): administrators can pay, others are told whom to ask. */
const words = {
  administrator: 'Your account is on credit hold: no orders can be placed. See what is due or make a payment.',
  other: "Your account is on credit hold. Please contact your firm's administrator.",
} as const;

/**
 * Requires a firm that may order (billing supplement, section 4). What is under way goes on during a hold.
 * @throws ProblemError 403 `credit-hold`, in the banner's words.
 */
export async function requireNoCreditHold(
  db: Database,
  { clientId, userId }: { clientId: number; userId: number },
): Promise<void> {
  const [firm] = await db
    .select({ creditHold: clients.creditHold, isAdministrator: users.userAdministrator })
    .from(clients)
    .leftJoin(users, eq(users.userId, userId))
    .where(eq(clients.clientId, clientId));
  if (!firm?.creditHold) return;
  throw problem(403, { code: 'credit-hold', detail: firm.isAdministrator ? words.administrator : words.other });
}
