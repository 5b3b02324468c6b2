/** The connected systems, as if they had changed by themselves: how they are, and what became of people's connections. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { users } from '../db/schema/platform.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { endConnection, keepConnection } from '../services/integration/connections.ts';
import { changeHealth, healthStatuses } from '../services/integration/system-health.ts';
import { firmSystem, integrationNames } from '../services/integration/systems.ts';
import { readJson } from './read-json.ts';

const connectionSchema = z.strictObject({
  userName: z.email().max(254),
  connection: z.enum(['connected', 'revoked']),
});

const healthSchema = z.strictObject({
  integrationName: z.enum(integrationNames),
  status: z.enum(healthStatuses),
});

/** PUT of a person's connection to the system of their firm, and of a system's health. */
export function integrationRoutes({ db, clock }: Sandbox): Hono {
  const app = new Hono();
  app.put('/connections', async (context) => {
    const { userName, connection } = await readJson(context, connectionSchema);
    const [user] = await db.select().from(users).where(eq(users.userName, userName.toLowerCase()));
    const integrationName = user && (await firmSystem(db, user.clientId));
    if (!integrationName) throw notFound('There is no such person, or their firm has no connected system.');
    const whose = { userId: user.userId, integrationName };
    if (connection === 'connected') await keepConnection(db, clock, whose);
    else await endConnection(db, whose);
    return context.json({ userName, integrationName, connection });
  });
  app.put('/health', async (context) => {
    const { integrationName, status } = await readJson(context, healthSchema);
    await changeHealth(db, integrationName, status);
    return context.json({ integrationName, status });
  });
  return app;
}
