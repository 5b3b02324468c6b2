import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { roles, userRoles, users } from '../../db/schema/platform.ts';

/** Tells whether a person sees what the firm is charged and pays: an administrator or a bookkeeper (decision 26). */
export async function seesBilling(db: Database, { userId }: { userId: number }): Promise<boolean> {
  const found = await db
    .select({ isAdministrator: users.userAdministrator, roleName: roles.roleName })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.userId))
    .leftJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(eq(users.userId, userId));
  return found.some(({ isAdministrator, roleName }) => isAdministrator || roleName?.toLowerCase() === 'bookkeeper');
}
