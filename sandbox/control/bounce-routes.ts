/** What mail servers do to addresses of service. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { bounceAddress } from '../simulators/notices.ts';
import { readJson } from './read-json.ts';

const bounceSchema = z.strictObject({ email: z.email().max(254) });

/** POST makes mail to an address bounce, notices that were sent there and not opened too. */
export function bounceRoutes({ db, dueWork }: Sandbox): Hono {
  return new Hono().post('/', async (context) => {
    const { email } = await readJson(context, bounceSchema);
    await dueWork.catchUp();
    const bounced = await db.transaction((tx) => bounceAddress(tx, email));
    return context.json({ email, bounced });
  });
}
