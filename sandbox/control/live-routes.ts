/** Tells the pages of a firm that an order changed, as billing's test publisher does. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { clients } from '../db/schema/platform.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { publishTestEvent } from '../services/billing/service.ts';
import { readJson } from './read-json.ts';

const publishSchema = z.strictObject({
  clientId: z.int().min(1).max(2_147_483_647),
  topic: z.enum(['test', 'order-created', 'order-updated']),
});

/** GET says how many pages follow; POST `/publish` tells those of a firm. */
export function liveRoutes({ db, clock, changes }: Sandbox): Hono {
  return new Hono()
    .get('/', (context) => context.json({ followers: changes.followers }))
    .post('/publish', async (context) => {
      const { clientId, topic } = await readJson(context, publishSchema);
      const [firm] = await db
        .select({ clientId: clients.clientId })
        .from(clients)
        .where(eq(clients.clientId, clientId));
      if (!firm) throw notFound('The firm does not exist.');
      return context.json(await publishTestEvent(db, clock, clientId, topic));
    });
}
