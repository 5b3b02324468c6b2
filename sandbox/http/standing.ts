/**
 * What the database says of a person now, whatever their token says: roles, and the generation of valid tokens. Advancing
 * the generation revokes all earlier tokens, in every process that shares the database.
 */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { tokenGenerations } from '../db/schema/control.ts';
import { roles, userRoles, users } from '../db/schema/platform.ts';
import type { Standing } from './rights/roles.ts';

interface StoredStanding extends Standing {
  clientId: number;
  /** The generation of the person's valid tokens. */
  generation: number;
}

/** Reads a person's standing; undefined for nobody. */
export async function readStanding(db: Database, userId: number): Promise<StoredStanding | undefined> {
  const rows = await db
    .select({
      clientId: users.clientId,
      isAdministrator: users.userAdministrator,
      generation: tokenGenerations.generation,
      roleName: roles.roleName,
    })
    .from(users)
    .leftJoin(tokenGenerations, eq(tokenGenerations.userId, users.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.userId))
    .leftJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(eq(users.userId, userId));
  const [first] = rows;
  if (!first) return undefined;
  const { clientId, isAdministrator, generation } = first;
  const roleNames = rows.flatMap(({ roleName }) => roleName ?? []);
  return { clientId, isAdministrator, roleNames, generation: generation ?? 0 };
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
