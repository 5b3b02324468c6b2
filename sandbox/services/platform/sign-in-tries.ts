/** Limits guessing: five wrong passwords per user name and minute, across processes. */
import { eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { signInTries } from '../../db/schema/platform.ts';

const allowed = 5;
const windowMilliseconds = 60_000;

/**
 * Counts a try before its password is checked, in one statement, so that parallel tries can't pass the limit. Returns
 * the seconds to wait; 0 when the password may be checked. Call it outside a transaction that a wrong password undoes.
 */
export async function countTry(db: Database, clock: Clock, userName: string): Promise<number> {
  const now = clock.now();
  const windowStart = new Date(now.getTime() - windowMilliseconds);
  // Drops old names, so that guessing doesn't fill the table; and those of a clock that was set back.
  await db.delete(signInTries).where(or(lte(signInTries.since, windowStart), gt(signInTries.since, now)));
  const counted = await db
    .insert(signInTries)
    .values({ userName, tries: 1, since: now })
    .onConflictDoUpdate({
      target: signInTries.userName,
      set: { tries: sql`${signInTries.tries} + 1` },
      setWhere: sql`${signInTries.tries} < ${allowed}`,
    })
    .returning();
  if (counted.length > 0) return 0;
  const [{ since } = { since: now }] = await db.select().from(signInTries).where(eq(signInTries.userName, userName));
  return Math.max(1, Math.ceil((since.getTime() + windowMilliseconds - now.getTime()) / 1000));
}

/** Forgets the tries after a right password. */
export async function forgetTries(db: Database, userName: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.userName, userName));
}
