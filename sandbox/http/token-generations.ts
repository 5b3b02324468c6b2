/**
 * Token generations per person. Only tokens of the current generation are valid; advancing it revokes all earlier
 * tokens, in every process that shares the database.
 */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { tokenGenerations } from '../db/schema/control.ts';

/** The generation of a person's valid tokens. */
export async function readTokenGeneration(db: Database, userId: number): Promise<number> {
  const [row] = await db.select().from(tokenGenerations).where(eq(tokenGenerations.userId, userId));
  return row?.generation ?? 0;
}

/** Revokes the person's tokens. The session stays, and a refresh issues a new token. */
export async function revokeTokens(db: Database, userId: number): Promise<void> {
  await db
    .insert(tokenGenerations)
    .values({ userId, generation: 1 })
    .onConflictDoUpdate({
      target: tokenGenerations.userId,
      set: { generation: sql`${tokenGenerations.generation} + 1` },
    });
}
