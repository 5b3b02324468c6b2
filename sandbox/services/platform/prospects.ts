/** People who came for process serving alone (application section 6): what courts have of their firm is not theirs. */
import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { roles, userRoles } from '../../db/schema/platform.ts';
import type { ServiceName } from '../../generated/filing/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';

const courtServices: readonly ServiceName[] = [
  'CreateCase',
  'FileIntoCase',
  'SearchForCase',
  'CourtesyCopy',
  'EService',
];

const prospect = 'ProcessServingProspect';

/** Gives a person who signed up for process serving the role. */
export async function makeProspect(tx: Database, userId: number): Promise<void> {
  const [role] = await tx.select().from(roles).where(eq(roles.roleName, prospect));
  if (!role) throw new Error(`There is no role ${prospect}.`);
  await tx.insert(userRoles).values({ userId, roleId: role.roleId });
}

export async function isProspect(db: Database, { userId }: Pick<Session, 'userId'>): Promise<boolean> {
  const found = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.roleName, prospect)))
    .limit(1);
  return found.length > 0;
}

/** A condition that leaves out orders or charges of courts for prospects; undefined for others. */
export async function withoutCourts(db: Database, session: Session, service: AnyPgColumn): Promise<SQL | undefined> {
  return (await isProspect(db, session)) ? notInArray(service, [...courtServices]) : undefined;
}

/** Whether a service is hidden from the person. */
export async function isHidden(db: Database, session: Session, service: ServiceName): Promise<boolean> {
  return courtServices.includes(service) && (await isProspect(db, session));
}

/** @throws ProblemError 403 `process-serving-only` for prospects, who do not file with courts. */
export async function requireCourtAccess(db: Database, session: Session): Promise<void> {
  if (await isProspect(db, session))
    throw problem(403, { code: 'process-serving-only', detail: 'Your account is for process serving only.' });
}
