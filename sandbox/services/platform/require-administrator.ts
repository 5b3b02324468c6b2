import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema/platform.ts';
import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';

/**
 * Requires a firm administrator. Checks the database, because the token's role may be outdated.
 * @throws ProblemError 403 `administrator-required`.
 */
export async function requireAdministrator(db: Database, session: Session): Promise<void> {
  const administrator = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, session.userId), eq(users.userAdministrator, true)));
  if (administrator.length === 0) {
    throw problem(403, {
      code: 'administrator-required',
      detail: 'Only firm administrators can do this.',
    });
  }
}
