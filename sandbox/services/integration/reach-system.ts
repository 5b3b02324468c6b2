import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { readHealth } from './system-health.ts';
import { describeSystem, type IntegrationName, requireConnection } from './systems.ts';

/**
 * Requires a working connection of the person to an available system.
 * @throws ProblemError 401 `integration-unauthorized`, 503 `integration-down`.
 */
export async function reachSystem(
  { db, session, clock }: { db: Database; session: Session; clock: Clock },
  name: IntegrationName,
): Promise<void> {
  await requireConnection(db, session, name, clock.now());
  await requireUp(db, name);
}

/** @throws ProblemError 503 `integration-down`. */
export async function requireUp(db: Database, name: IntegrationName): Promise<void> {
  if ((await readHealth(db, name)) === 'down') {
    const detail = `${describeSystem(name).displayName} isn’t responding. Try again later.`;
    throw problem(503, { code: 'integration-down', detail });
  }
}
