/** The IANA zone by which a firm reckons its days. */
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { clients } from '../db/schema/platform.ts';

export async function firmTimeZone(db: Database, clientId: number): Promise<string> {
  const [firm] = await db.select({ timeZone: clients.timeZone }).from(clients).where(eq(clients.clientId, clientId));
  return firm?.timeZone ?? 'America/Chicago';
}
