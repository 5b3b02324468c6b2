/** Services for those whom the menu offers them (specification, application section 6). */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { roles, userRoles } from '../../db/schema/platform.ts';
import type { FormService } from '../../generated/serving/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';

const needed: Readonly<Partial<Record<FormService, readonly [role: string, detail: string]>>> = {
  DeedPreparation: ['deedpro', 'Contact support to add deed preparation to your account.'],
  SkipTrace: ['NewUISkipTrace', 'Contact support to add skip trace to your account.'],
};

/** @throws ProblemError 403 `role-required` */
export async function requireServiceRole(db: Database, { userId }: Session, service: FormService): Promise<void> {
  const [role, detail] = needed[service] ?? [];
  if (role === undefined || detail === undefined) return;
  const held = await db
    .select({ roleId: roles.roleId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.roleName, role)));
  if (held.length === 0) throw problem(403, { code: 'role-required', detail });
}
