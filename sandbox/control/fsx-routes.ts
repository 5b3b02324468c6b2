/** What File & ServeXpress does to a firm's connection on its own. */

import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { fsxConnections } from '../db/schema/multisource.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { dropFsx } from '../services/filing/fsx-connections.ts';
import { readJson } from './read-json.ts';

const dropSchema = z.strictObject({ clientId: z.int().min(1).max(2_147_483_647) });

/** POST drops a firm's connection. */
export function fsxRoutes({ db }: Sandbox): Hono {
  return new Hono().post('/drop', async (context) => {
    const { clientId } = await readJson(context, dropSchema);
    const [found] = await db.select().from(fsxConnections).where(eq(fsxConnections.clientId, clientId));
    if (!found) throw notFound('The firm isn’t connected with File & ServeXpress.');
    await dropFsx(db, clientId);
    return context.json({ clientId, status: 'not-connected' });
  });
}
