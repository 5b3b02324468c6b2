/** People who came for process serving alone (application section 6): what courts have of their firm is not theirs. */
import { eq, notInArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { roles, userRoles } from '../../db/schema/platform.ts';
import type { ServiceName } from '../../generated/filing/schemas.ts';
import type { Session } from '../../http/operation.ts';

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

type Positioned = Pick<Session, 'position'>;

/** Tells whether a person came for process serving alone. */
export function isProspect({ position }: Positioned): boolean {
  return position === 'prospect' || position === 'prospectAdministrator';
}

/** A condition that leaves out orders or charges of courts for prospects; undefined for others. */
export function withoutCourts(session: Positioned, service: AnyPgColumn): SQL | undefined {
  return isProspect(session) ? notInArray(service, [...courtServices]) : undefined;
}

/** Whether a service is hidden from the person. */
export function isHidden(session: Positioned, service: ServiceName): boolean {
  return courtServices.includes(service) && isProspect(session);
}
