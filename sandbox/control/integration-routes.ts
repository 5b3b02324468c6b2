/** Changes made in the connected systems: their health, people's connections and new matters. */
import { count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Database } from '../db/connection.ts';
import { matters } from '../db/schema/integration.ts';
import { matterExpenses } from '../db/schema/matter-records.ts';
import { users } from '../db/schema/platform.ts';
import { openSystemFirm } from '../demo/system-firms.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { endConnection, keepConnection, letConnectionExpire } from '../services/integration/connections.ts';
import { changeHealth, healthStatuses } from '../services/integration/system-health.ts';
import { plantEnd, plantLimit } from '../services/integration/system-limits.ts';
import { firmSystem, integrationNames } from '../services/integration/systems.ts';
import { inventMatters } from '../simulators/practice-management/invented-matters.ts';
import { readJson } from './read-json.ts';

const connectionSchema = z.strictObject({
  userName: z.email().max(254),
  connection: z.enum(['connected', 'revoked', 'expired']),
  /** How many more requests an expired connection lasts: it ends in the middle of a listing. */
  afterRequests: z.int().min(1).max(10_000).optional(),
});

const limitSchema = z.strictObject({
  integrationName: z.enum(integrationNames),
  /** Without it, the system's own limit. */
  perMinute: z.int().min(1).max(100_000).optional(),
});

const firmSchema = z.strictObject({ integrationName: z.enum(integrationNames) });

const healthSchema = z.strictObject({
  integrationName: z.enum(integrationNames),
  status: z.enum(healthStatuses),
});

const mattersSchema = z.union([
  z.strictObject({ userName: z.email().max(254), count: z.int().min(1).max(50_000) }),
  z.strictObject({
    userName: z.email().max(254),
    displayName: z.string().max(200),
    description: z.string().max(400).default(''),
  }),
]);

const expenseSchema = z.strictObject({ expenseId: z.int().min(1).max(2_147_483_647) });

/**
 * PUT of a person's connection, of a system's health and of its limit; POST of a client's bill with an expense, of new
 * matters, named or generated in bulk, and of a system's demo firm.
 */
export function integrationRoutes({ db, clock }: Sandbox): Hono {
  const app = new Hono();
  app.put('/connections', async (context) => {
    const { userName, connection, afterRequests } = await readJson(context, connectionSchema);
    const { userId, integrationName } = await findPerson(db, userName);
    const whose = { userId, integrationName };
    if (connection === 'connected') await keepConnection(db, clock, whose);
    else if (connection === 'expired' && afterRequests !== undefined)
      plantEnd(clock, userId, integrationName, afterRequests);
    else if (connection === 'expired') await letConnectionExpire(db, clock, whose);
    else await endConnection(db, whose);
    return context.json({ userName, integrationName, connection });
  });
  app.post('/matters', async (context) => {
    const asked = await readJson(context, mattersSchema);
    const { clientId, integrationName } = await findPerson(db, asked.userName);
    const [held] = await db.select({ total: count() }).from(matters).where(eq(matters.clientId, clientId));
    const rows = inventMatters({
      clientId,
      system: integrationName,
      count: 'count' in asked ? asked.count : 1,
      from: aboveDemo + (held?.total ?? 0),
      now: clock.now(),
      addedAt: clock.now(),
    });
    const named = 'count' in asked ? rows : rows.slice(-1).map((row) => ({ ...row, ...topLevel(asked) }));
    await db.transaction((tx) => bulkInsert(tx, matters, named));
    return context.json({ userName: asked.userName, integrationName, added: named.length });
  });
  app.put('/limits', async (context) => {
    const { integrationName, perMinute } = await readJson(context, limitSchema);
    plantLimit(clock, integrationName, perMinute);
    return context.json({ integrationName, perMinute });
  });
  app.post('/firms', async (context) => {
    const { integrationName } = await readJson(context, firmSchema);
    return context.json(await openSystemFirm({ db, clock }, integrationName));
  });
  app.post('/expenses/bill', async (context) => {
    const { expenseId } = await readJson(context, expenseSchema);
    const billed = await db
      .update(matterExpenses)
      .set({ billed: true, updatedAt: clock.now() })
      .where(eq(matterExpenses.expenseId, expenseId))
      .returning({ expenseId: matterExpenses.expenseId });
    if (billed.length === 0) throw notFound('The expense does not exist.');
    return context.json({ expenseId, billed: true });
  });
  app.put('/health', async (context) => {
    const { integrationName, status } = await readJson(context, healthSchema);
    await changeHealth(db, integrationName, status);
    return context.json({ integrationName, status });
  });
  return app;
}

/** Numbers of added matters start above those of the demo. */
const aboveDemo = 30_000;

/** A matter outside any folder. */
function topLevel({ displayName, description }: { displayName: string; description: string }) {
  return { displayName, description, parentReference: null, rootReference: null };
}

/** @throws ProblemError 404 for an unknown person or a firm without a connected system. */
async function findPerson(db: Database, userName: string) {
  const [user] = await db.select().from(users).where(eq(users.userName, userName.toLowerCase()));
  const integrationName = user && (await firmSystem(db, user.clientId));
  if (!integrationName) throw notFound('The person does not exist, or the firm has no connected system.');
  return { userId: user.userId, clientId: user.clientId, integrationName };
}
