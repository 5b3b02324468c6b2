/** File & ServeXpress (FSX) as the product meets it: organizations, and sign-ins that a firm starts. */
import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { fsxRequests } from '../db/schema/multisource.ts';

/** An organization that has an account with FSX. */
export interface Organization {
  organizationId: string;
  organizationName: string;
  userCount: number;
}

/** Organizations that a person can sign in to. */
export const organizations: readonly Organization[] = [
  { organizationId: '48213', organizationName: 'Marlow & Finch LLP', userCount: 12 },
  { organizationId: '48377', organizationName: 'Marlow & Finch LLP - Appeals', userCount: 3 },
  { organizationId: '50119', organizationName: 'Calder Whitlock LLP', userCount: 8 },
];

export type FsxRequest = typeof fsxRequests.$inferSelect;

/** Long enough to sign in. */
const requestMinutes = 15;

/** Stores a sign-in under an unguessable ID, which its return carries. Deletes those that expired. */
export async function startRequest(db: Database, clock: Clock, clientId: number): Promise<FsxRequest> {
  const now = clock.now();
  const request = {
    itkRequestId: randomUUID(),
    clientId,
    expiresAt: new Date(now.getTime() + requestMinutes * 60_000),
  };
  await db.delete(fsxRequests).where(lt(fsxRequests.expiresAt, now));
  await db.insert(fsxRequests).values(request);
  return request;
}

/** A sign-in that hasn't expired. */
export async function findRequest(db: Database, clock: Clock, itkRequestId: string): Promise<FsxRequest | undefined> {
  const [request] = await db.select().from(fsxRequests).where(eq(fsxRequests.itkRequestId, itkRequestId));
  return request && request.expiresAt > clock.now() ? request : undefined;
}

/** An organization by its ID, as FSX would name it. */
export function organizationOf(organizationId: string): Organization {
  const found = organizations.find((each) => each.organizationId === organizationId);
  return found ?? { organizationId, organizationName: `Organization ${organizationId}`, userCount: 1 };
}
