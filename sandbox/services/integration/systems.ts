/** The connectable systems and a firm's connection status. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { integrationConnections } from '../../db/schema/integration.ts';
import { clients, retailers } from '../../db/schema/platform.ts';
import type { Session } from '../../http/operation.ts';
import { type ProblemError, problem } from '../../http/problem.ts';

const displayNames = {
  clio: 'Clio',
  imanage: 'iManage',
  easysoft: 'Easysoft',
  timematters: 'Time Matters',
  actionstep: 'Actionstep',
  mycase: 'MyCase',
  smokeball: 'Smokeball',
  leap: 'LEAP',
  neos: 'Neos',
  netdocuments: 'NetDocuments',
  filevine: 'Filevine',
} as const;

export type IntegrationName = keyof typeof displayNames;

/** All systems, in display order. */
export const integrationNames = [
  'clio',
  'imanage',
  'easysoft',
  'timematters',
  'actionstep',
  'mycase',
  'smokeball',
  'leap',
  'neos',
  'netdocuments',
  'filevine',
] as const satisfies readonly IntegrationName[];

const oneOf =
  (...names: IntegrationName[]) =>
  (name: IntegrationName) =>
    names.includes(name);
const canChangeMatter = oneOf('clio', 'neos', 'mycase', 'netdocuments', 'filevine');
const canRefreshMatterList = oneOf('netdocuments', 'mycase');
const showDescription = oneOf('clio', 'filevine');
const canChangePartnerSecret = oneOf('neos', 'filevine');

/** A system's description (specification, application section 6). */
export function describeSystem(name: IntegrationName) {
  return {
    integrationName: name,
    displayName: displayNames[name],
    retailerCode: name === 'netdocuments' ? 'NETDOCS' : name,
    capabilities: {
      canChangeMatter: canChangeMatter(name),
      canRefreshMatterList: canRefreshMatterList(name),
      showDescription: showDescription(name),
      canChangeExpenseSettings: name === 'clio',
      canChangePartnerSecret: canChangePartnerSecret(name),
      showSettingsPage: name === 'clio',
    },
    thirdPartyIdentifierLabel:
      name === 'neos'
        ? ('company id' as const)
        : name === 'filevine'
          ? ('filevine id' as const)
          : ('third party identifier' as const),
  };
}

/** The system of the firm's retailer; undefined for a firm without a system (`itk`). */
export async function firmSystem(db: Database, clientId: number): Promise<IntegrationName | undefined> {
  const [row] = await db
    .select({ code: retailers.retailerCode })
    .from(clients)
    .innerJoin(retailers, eq(clients.retailerId, retailers.retailerId))
    .where(eq(clients.clientId, clientId));
  return integrationNames.find((name) => describeSystem(name).retailerCode === row?.code);
}

/** A person's connection to a system, if valid at `now`. */
export async function findConnection(db: Database, userId: number, name: IntegrationName, now: Date) {
  const [row] = await db
    .select()
    .from(integrationConnections)
    .where(and(eq(integrationConnections.userId, userId), eq(integrationConnections.integrationName, name)));
  return row && isValid(row, now) ? row : undefined;
}

export const isValid = (
  { isConnected, expiresAt }: Pick<typeof integrationConnections.$inferSelect, 'isConnected' | 'expiresAt'>,
  now: Date,
): boolean => isConnected && (expiresAt === null || expiresAt > now);

/**
 * The person's connection to their firm's system.
 * @throws ProblemError 401 `integration-unauthorized` without a valid connection.
 */
export async function requireConnection(db: Database, session: Session, name: IntegrationName, now: Date) {
  const connection =
    (await firmSystem(db, session.clientId)) === name ? await findConnection(db, session.userId, name, now) : undefined;
  if (!connection) throw disconnected(name);
  return connection;
}

/** The 401 `integration-unauthorized` for calls that need a connection. */
export function disconnected(name: IntegrationName): ProblemError {
  const detail = `The connection to ${displayNames[name]} has ended. Reconnect to continue.`;
  return problem(401, { code: 'integration-unauthorized', title: 'Unauthorized', detail });
}
