/** A firm's connection with File & ServeXpress, which six of California's courts require (filing variants, section 10). */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { fsxConnections, fsxRequests } from '../../db/schema/multisource.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { FsxConnectionStatus } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { findRequest, organizationOf, startRequest } from '../../simulators/fsx.ts';

type Connection = typeof fsxConnections.$inferSelect;

export const fsxAuthentication = {
  getFsxAuthenticationStatus: async ({ db, session }) => toStatus(await findConnection(db, session.clientId)),

  initiateFsxAuthentication: async ({ db, clock, session, origin }) => {
    if (await isFsxConnected(db, session.clientId)) {
      const detail = 'Your firm is already connected. Disconnect first to connect another organization.';
      throw problem(409, { code: 'fsx-connected', detail });
    }
    const { itkRequestId, expiresAt } = await startRequest(db, clock, session.clientId);
    return {
      redirectUrl: `${origin}/sandbox/outside/fsx/${itkRequestId}`,
      itkRequestId,
      expiresAt: expiresAt.toISOString(),
    };
  },

  completeFsxAuthentication: async ({ db, clock, session, query }) => {
    const { organizationId, userLoginName, userEmail, itkRequestId } = query;
    const { clientId } = session;
    return db.transaction(async (tx) => {
      const [there] = await tx.select().from(fsxConnections).where(eq(fsxConnections.clientId, clientId)).for('update');
      // A repeated return gets the answer that was lost.
      if (there?.itkRequestId === itkRequestId) return toStatus(there);
      const request = await findRequest(tx, clock, itkRequestId);
      if (!request || request.clientId !== clientId || there?.status === 'connected')
        throw notFound('This sign-in has expired or was already used. Connect again.');
      await tx.delete(fsxRequests).where(eq(fsxRequests.clientId, clientId));
      const connection = {
        status: 'pending' as const,
        itkRequestId,
        ...organizationOf(organizationId),
        userLoginName,
        userEmail,
        connectedAt: null,
      };
      const [pending] = await tx
        .insert(fsxConnections)
        .values({ clientId, ...connection })
        .onConflictDoUpdate({ target: fsxConnections.clientId, set: connection })
        .returning();
      return toStatus(pending);
    });
  },

  readFsxOrganization: async ({ db, session }) => {
    const found = await findConnection(db, session.clientId);
    if (!found) throw notFound('Your firm has no connection with File & ServeXpress.');
    const { organizationId, organizationName, userCount } = found;
    return { organizationId, organizationName, userCount };
  },

  saveFsxAuthentication: async ({ db, clock, session }) => {
    return db.transaction(async (tx) => {
      const { clientId } = fsxConnections;
      const [found] = await tx.select().from(fsxConnections).where(eq(clientId, session.clientId)).for('update');
      // A repeated save gets the answer that was lost.
      if (found?.status === 'connected') return toStatus(found);
      if (!found) {
        const detail = 'There is no connection to save. Sign in to File & ServeXpress first.';
        throw problem(409, { code: 'fsx-not-pending', detail });
      }
      const [saved] = await tx
        .update(fsxConnections)
        .set({ status: 'connected', connectedAt: clock.now() })
        .where(eq(clientId, session.clientId))
        .returning();
      return toStatus(saved);
    });
  },

  disconnectFsx: async ({ db, session }) => {
    await dropFsx(db, session.clientId);
    return undefined;
  },
} satisfies Handlers<Operations>;

/** Whether a firm's filings can go through FSX. */
export async function isFsxConnected(db: Database, clientId: number): Promise<boolean> {
  return (await findConnection(db, clientId))?.status === 'connected';
}

/** Ends a firm's connection and its open sign-ins. Submitted filings stay. */
export async function dropFsx(db: Database, clientId: number): Promise<void> {
  await db.delete(fsxRequests).where(eq(fsxRequests.clientId, clientId));
  await db.delete(fsxConnections).where(eq(fsxConnections.clientId, clientId));
}

async function findConnection(db: Database, clientId: number): Promise<Connection | undefined> {
  const [found] = await db.select().from(fsxConnections).where(eq(fsxConnections.clientId, clientId));
  return found;
}

function toStatus(connection: Connection | undefined): FsxConnectionStatus {
  if (!connection) return { status: 'not-connected' };
  const { status, organizationId, organizationName, userLoginName, userEmail, connectedAt } = connection;
  return {
    status,
    organizationId,
    organizationName,
    userLoginName,
    userEmail,
    connectedAt: connectedAt?.toISOString(),
  };
}
