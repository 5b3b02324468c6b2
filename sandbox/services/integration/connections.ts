/** A person's connection to the firm's system, from request to end. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { connectRequests, integrationConnections } from '../../db/schema/integration.ts';
import { retryPushes } from './matter-pushes.ts';
import type { IntegrationName } from './systems.ts';

/** How long a connection lasts without renewal, in milliseconds. */
const lifetime = 30 * 24 * 3600 * 1000;

export type ConnectRequest = typeof connectRequests.$inferSelect;

interface Whose {
  userId: number;
  integrationName: IntegrationName;
}

/** Stores a pending consent under an unguessable code. */
export async function askForConnection(
  db: Database,
  clock: Clock,
  request: Whose & { state: string; routeId: string | undefined },
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db.insert(connectRequests).values({ ...request, code, askedAt: clock.now() });
  return code;
}

export async function findConnectRequest(db: Database, code: string): Promise<ConnectRequest | undefined> {
  const [request] = await db.select().from(connectRequests).where(eq(connectRequests.code, code));
  return request;
}

/** Marks the consent as given: the code can now be exchanged. */
export async function allowConnection(db: Database, clock: Clock, code: string): Promise<void> {
  await db.update(connectRequests).set({ allowedAt: clock.now() }).where(eq(connectRequests.code, code));
}

/** Deletes a pending consent. */
export async function endConnectRequest(db: Database, code: string): Promise<void> {
  await db.delete(connectRequests).where(eq(connectRequests.code, code));
}

/** Exchanges a code for a connection, once; undefined for a code that is unknown, not allowed or already used. */
export async function tradeCode(db: Database, clock: Clock, { userId, integrationName }: Whose, code: string) {
  return db.transaction(async (tx) => {
    const request = await findConnectRequest(tx, code);
    const isGood =
      request?.allowedAt && request.userId === userId && request.integrationName === integrationName && request;
    if (!isGood) return undefined;
    await endConnectRequest(tx, code);
    return keepConnection(tx, clock, { userId, integrationName });
  });
}

/** Connects a person until the connection expires. */
export async function keepConnection(db: Database, clock: Clock, { userId, integrationName }: Whose) {
  const now = clock.now();
  const connection = { isConnected: true, connectedAt: now, expiresAt: new Date(now.getTime() + lifetime) };
  await db
    .insert(integrationConnections)
    .values({ userId, integrationName, ...connection })
    .onConflictDoUpdate({
      target: [integrationConnections.userId, integrationConnections.integrationName],
      set: connection,
    });
  // Retry items that failed without a connection.
  await retryPushes(db, { userId }, { userId, now });
  return connection;
}

/** Ends a person's connection, if any. */
export async function endConnection(db: Database, { userId, integrationName }: Whose): Promise<void> {
  await db
    .update(integrationConnections)
    .set({ isConnected: false, expiresAt: null })
    .where(and(eq(integrationConnections.userId, userId), eq(integrationConnections.integrationName, integrationName)));
}

/** Expires a person's connection now. */
export async function letConnectionExpire(
  db: Database,
  clock: Clock,
  { userId, integrationName }: Whose,
): Promise<void> {
  await db
    .update(integrationConnections)
    .set({ expiresAt: clock.now() })
    .where(and(eq(integrationConnections.userId, userId), eq(integrationConnections.integrationName, integrationName)));
}
