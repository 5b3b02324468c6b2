/** Billing's decisions about a firm. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { clients } from '../db/schema/platform.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { readJson } from './read-json.ts';

const holdSchema = z.strictObject({
  clientId: z.int().min(1).max(2_147_483_647),
  creditHold: z.enum(['on', 'off']),
});

/** POST of a firm's credit hold. A firm on hold can't place orders. */
export function firmRoutes({ db }: Sandbox): Hono {
  return new Hono().post('/credit-hold', async (context) => {
    const { clientId, creditHold } = await readJson(context, holdSchema);
    const changed = await db
      .update(clients)
      .set({ creditHold: creditHold === 'on' })
      .where(eq(clients.clientId, clientId))
      .returning({ clientId: clients.clientId, name: clients.name });
    if (changed.length === 0) throw notFound('The firm does not exist.');
    return context.json({ clientId, creditHold });
  });
}
