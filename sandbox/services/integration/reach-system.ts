import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { letConnectionExpire } from './connections.ts';
import { limitedFor, readHealth } from './system-health.ts';
import { countRequest, endsNow } from './system-limits.ts';
import { describeSystem, type IntegrationName, requireConnection } from './systems.ts';

interface Caller {
  db: Database;
  session: Session;
  clock: Clock;
}

/**
 * Requires a working connection of the person to an available system.
 * @throws ProblemError 401 `integration-unauthorized`, 429 `integration-limited`, 503 `integration-down`.
 */
export async function reachSystem(caller: Caller, name: IntegrationName): Promise<void> {
  await askSystem(caller, name);
  await requireUp(caller.db, name);
}

/**
 * Requires a working connection, and counts the request to the system.
 * @throws ProblemError 401 `integration-unauthorized`, 429 `integration-limited`.
 */
export async function askSystem({ db, session, clock }: Caller, name: IntegrationName): Promise<void> {
  const { userId } = session;
  if (endsNow(clock, userId, name)) await letConnectionExpire(db, clock, { userId, integrationName: name });
  await requireConnection(db, session, name, clock.now());
  countRequest(clock, userId, name);
}

/** @throws ProblemError 503 `integration-down`, 429 `integration-limited` with the seconds to wait. */
export async function requireUp(db: Database, name: IntegrationName): Promise<void> {
  const health = await readHealth(db, name);
  const { displayName } = describeSystem(name);
  if (health === 'down') {
    const detail = `${displayName} isn’t responding. Try again later.`;
    throw problem(503, { code: 'integration-down', detail });
  }
  if (health === 'limited') {
    const detail = `${displayName} takes no more calls for now. Try again in ${limitedFor} seconds.`;
    throw problem(429, { code: 'integration-limited', detail, retryAfter: limitedFor });
  }
}
