import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clients } from '../../db/schema/platform.ts';
import { problem } from '../../http/problem.ts';

/**
 * Requires a firm that may order (billing supplement, section 4). What is under way goes on during a hold.
 * @throws ProblemError 403 `credit-hold`.
 */
export async function requireNoCreditHold(db: Database, clientId: number): Promise<void> {
  const [firm] = await db
    .select({ creditHold: clients.creditHold })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  if (!firm?.creditHold) return;
  throw problem(403, {
    code: 'credit-hold',
    detail: "Your account is on credit hold. Please contact your firm's administrator.",
  });
}
