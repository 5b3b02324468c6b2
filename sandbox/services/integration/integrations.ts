/** The connected systems: their capabilities, health, and the person's account. */
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { readUser } from './people.ts';
import { describeHealth, readHealth } from './system-health.ts';
import { describeSystem, findConnection, firmSystem, type IntegrationName, integrationNames } from './systems.ts';
import { validateMatter } from './validate-matter.ts';

export const integrations = {
  listIntegrations: ({ db, session, clock }) =>
    Promise.all(integrationNames.map((name) => describeFor(db, session, name, clock))),

  getIntegration: ({ db, session, clock, params }) => describeFor(db, session, params.integrationName, clock),

  getIntegrationHealth: async ({ db, clock, params }) =>
    describeHealth(await readHealth(db, params.integrationName), clock.now()),

  getTokenValidity: async ({ db, session, clock, params }) => {
    const connection = await firmConnection(db, session, params.integrationName, clock);
    return {
      isValid: connection !== undefined,
      checkedAt: clock.now().toISOString(),
      expiresAt: connection?.expiresAt?.toISOString(),
    };
  },

  getIntegrationUser: ({ params, ...caller }) => readUser(caller, params.integrationName),

  validateIntegration: ({ params, body, ...caller }) => validateMatter(caller, params.integrationName, body),
} satisfies Handlers<Operations>;

async function describeFor(db: Database, session: Session, name: IntegrationName, clock: Clock) {
  const connection = await firmConnection(db, session, name, clock);
  return {
    ...describeSystem(name),
    isConnected: connection !== undefined,
    ...(connection ? { connectedAs: session.email, connectedAt: connection.connectedAt?.toISOString() } : {}),
  };
}

/** A person can be connected only to their firm's system. */
async function firmConnection(db: Database, session: Session, name: IntegrationName, clock: Clock) {
  if ((await firmSystem(db, session.clientId)) !== name) return undefined;
  return findConnection(db, session.userId, name, clock.now());
}
