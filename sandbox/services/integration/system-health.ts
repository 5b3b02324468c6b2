/** The simulated systems' health; good unless changed through the control API. */
import { z } from 'zod';
import { readSetting, writeSetting } from '../../control/settings.ts';
import type { Database } from '../../db/connection.ts';
import type { IntegrationName } from './systems.ts';

/** `limited`: it takes no more calls for now (429). */
export const healthStatuses = ['healthy', 'degraded', 'limited', 'down'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

const storedSchema = z.record(z.string(), z.enum(healthStatuses));
const key = 'integration-health';

/** Response time of a health check, in milliseconds. */
const probeMilliseconds = { healthy: 120, degraded: 4_200, limited: 300 } as const;

/** Seconds after which a limited system takes calls again, as its `Retry-After` says. */
export const limitedFor = 120;

const messages = {
  degraded: 'It responds slowly. Items may arrive late.',
  limited: 'It takes no more calls for now. Items wait.',
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
    // The contract knows no limit: such a system works, but late.
    status: status === 'limited' ? ('degraded' as const) : status,
    checkedAt: now.toISOString(),
    ...(status === 'down' ? {} : { responseTimeMs: probeMilliseconds[status] }),
    ...(status === 'healthy' ? {} : { message: messages[status] }),
  };
}
