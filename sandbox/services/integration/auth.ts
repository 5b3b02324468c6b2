/** Connects a person to the firm's system, and disconnects them. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clientSecrets, clients, users } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { HandlerContext, Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { requireOwnFirm } from '../platform/clients.ts';
import { requireAdministrator } from '../platform/require-administrator.ts';
import { findUser } from '../platform/users.ts';
import { askForConnection, endConnection, keepConnection, tradeCode } from './connections.ts';
import { requireUp } from './reach-system.ts';
import { describeSystem, disconnected, findConnection, firmSystem, type IntegrationName } from './systems.ts';

/** Name of the secret that neos and filevine issue to a firm. */
const partnerSecret = 'PartnerSecret';

type Caller = HandlerContext & { session: Session };

export const auth = {
  getConnectUrl: (input) => connectAddress(input, input.params.integrationName, input.query),
  connectCms: (input) => connectAddress(input, input.params.cmsName, input.query),
  createIntegrationToken: (input) => createToken(input, input.params.integrationName, input.query),
  createCmsClientToken: (input) => connectFirm(input, input.params.cmsName, input.query),
  renewProviderToken: async ({ body: { integrationName, loginId }, ...caller }) => {
    const { db, clock, session } = caller;
    await requireFirmSystem(db, session, integrationName);
    const { userId, email } = await personOf(db, session, loginId);
    await requireUp(db, integrationName);
    if (!(await findConnection(db, userId, integrationName, clock.now()))) throw disconnected(integrationName);
    const { expiresAt } = await keepConnection(db, clock, { userId, integrationName });
    return { integrationName, isConnected: true, connectedAs: email, expiresAt: expiresAt.toISOString() };
  },
  createCmsToken: (input) => createToken(input, input.params.cmsName, input.query),
  disconnectIntegration: ({ params, query, ...caller }) => {
    if (query.clientId !== undefined) requireOwnFirm(caller.session, query.clientId);
    return disconnect(caller, params.integrationName, params.loginId);
  },
  disconnectCms: ({ params, ...caller }) => disconnect(caller, params.cmsName, params.loginId),
} satisfies Handlers<Operations>;

/** The system's consent page, which returns to the page of `routeId`. */
async function connectAddress(
  { db, clock, origin, session }: Caller,
  integrationName: IntegrationName,
  { state = '', routeId }: { state?: string | undefined; routeId?: string | undefined },
): Promise<string> {
  await requireFirmSystem(db, session, integrationName);
  if (integrationName === 'neos' || integrationName === 'filevine') {
    const { displayName } = describeSystem(integrationName);
    throw problem(422, { code: 'connected-otherwise', detail: `${displayName} has no consent page.` });
  }
  const code = await askForConnection(db, clock, { userId: session.userId, integrationName, state, routeId });
  return `${origin}/sandbox/outside/connect/${code}`;
}

interface TokenQuery {
  loginId?: number | undefined;
  clientId?: number | undefined;
  code?: string | undefined;
  routeId?: string | undefined;
}

async function createToken(
  { db, clock, session }: Caller,
  integrationName: IntegrationName,
  { loginId, clientId, code, routeId }: TokenQuery,
) {
  if (clientId !== undefined) requireOwnFirm(session, clientId);
  await requireFirmSystem(db, session, integrationName);
  const { userId, email } = await personOf(db, session, loginId);
  const whose = { userId, integrationName };
  const connection =
    integrationName === 'neos'
      ? (await knowsFirm(db, session.clientId)) && (await keepConnection(db, clock, whose))
      : code && (await tradeCode(db, clock, whose, code));
  if (!connection) throw disconnected(integrationName);
  return {
    integrationName,
    isConnected: true,
    connectedAs: email,
    expiresAt: connection.expiresAt.toISOString(),
    routeId,
  };
}

/** Connects everybody of the firm with the consent of one administrator. @throws ProblemError 401, 403, 404 */
async function connectFirm(caller: Caller, integrationName: IntegrationName, query: TokenQuery) {
  const { db, clock, session } = caller;
  if (query.clientId !== undefined) requireOwnFirm(session, query.clientId);
  await requireFirmSystem(db, session, integrationName);
  const connection = await createToken(caller, integrationName, query);
  const people = await db.select({ userId: users.userId }).from(users).where(eq(users.clientId, session.clientId));
  for (const { userId } of people) await keepConnection(db, clock, { userId, integrationName });
  return connection;
}

async function disconnect({ db, session }: Caller, integrationName: IntegrationName, loginId: number) {
  await requireFirmSystem(db, session, integrationName);
  const { userId } = await personOf(db, session, loginId);
  await endConnection(db, { userId, integrationName });
  return undefined;
}

/** @throws ProblemError 404 for a system the firm doesn't use. */
async function requireFirmSystem(db: Database, session: Session, name: IntegrationName): Promise<void> {
  if ((await firmSystem(db, session.clientId)) !== name) throw notFound('The firm doesn’t use this system.');
}

/** The caller, or the person an administrator acts for. @throws ProblemError 403, 404 */
async function personOf(db: Database, session: Session, loginId: number | undefined) {
  if (loginId === undefined || loginId === session.userId) return session;
  const person = await findUser(db, session, loginId);
  requireAdministrator(session);
  return person;
}

/** Neos accepts the firm's secret and company ID. */
async function knowsFirm(db: Database, clientId: number): Promise<boolean> {
  const found = await db
    .select({ companyId: clients.thirdPartyIdentifier })
    .from(clients)
    .innerJoin(clientSecrets, and(eq(clientSecrets.clientId, clients.clientId), eq(clientSecrets.name, partnerSecret)))
    .where(eq(clients.clientId, clientId));
  return Boolean(found[0]?.companyId);
}
