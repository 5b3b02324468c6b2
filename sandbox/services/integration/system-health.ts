/** The simulated systems' health; good unless changed through the control API. */
import { z } from 'zod';
import { readSetting, writeSetting } from '../../control/settings.ts';
import type { Database } from '../../db/connection.ts';
import type { IntegrationName } from './systems.ts';

export const healthStatuses = ['healthy', 'degraded', 'down'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

const storedSchema = z.record(z.string(), z.enum(healthStatuses));
const key = 'integration-health';

/** Response time of a health check, in milliseconds. */
const probeMilliseconds = { healthy: 120, degraded: 4_200 } as const;

const messages = {
  degraded: 'It responds slowly. Items may arrive late.',
  down: 'It isn’t responding. Items wait until it does.',
} as const;

export async function readHealth(db: Database, name: IntegrationName): Promise<HealthStatus> {
  const stored = storedSchema.safeParse(await readSetting(db, key));
  return stored.data?.[name] ?? 'healthy';
}

export async function changeHealth(db: Database, name: IntegrationName, status: HealthStatus): Promise<void> {
  const stored = storedSchema.safeParse(await readSetting(db, key));
  await writeSetting(db, key, { ...stored.data, [name]: status });
}

/** A health check's result at `now`. */
export function describeHealth(status: HealthStatus, now: Date) {
  return {
    status,
    checkedAt: now.toISOString(),
    ...(status === 'down' ? {} : { responseTimeMs: probeMilliseconds[status] }),
    ...(status === 'healthy' ? {} : { message: messages[status] }),
  };
}
