import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { readJson } from './read-json.ts';

const startSchema = z.strictObject({ seconds: z.number().int().min(0).max(600) });

/** POST starts billing again, slowly: for so many seconds, its calls answer 503. */
export function billingRoutes({ slowStart }: Sandbox): Hono {
  return new Hono().post('/start', async (context) => {
    const { seconds } = await readJson(context, startSchema);
    await slowStart.begin(seconds);
    return context.json({ status: slowStart.isStarting ? 'starting' : 'ready' });
  });
}
