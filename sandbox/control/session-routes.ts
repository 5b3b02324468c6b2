/** Expires tokens and ends sessions, and issues tokens as a practice-management tool would. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { clients, sessions, users } from '../db/schema/platform.ts';
import { issueAccessToken } from '../http/access-token.ts';
import { notFound } from '../http/problem.ts';
import { revokeTokens } from '../http/standing.ts';
import type { Sandbox } from '../sandbox.ts';
import { readJson } from './read-json.ts';

const expireSchema = z.strictObject({
  userName: z.email().max(254),
  /**
   * `token`: access tokens get a 401 and a refresh issues a new one. `session`: sessions end too, so the refresh fails
   * as signed out.
   */
  what: z.enum(['token', 'session']).default('session'),
});

const tokenSchema = z.strictObject({
  userName: z.email().max(254),
  /** Seconds; negative for an expired token. */
  lifetime: z.number().int().min(-86_400).max(86_400).optional(),
});

export function sessionRoutes(sandbox: Sandbox): Hono {
  const { db } = sandbox;
  const personOf = async (userName: string) => {
    const [row] = await db
      .select()
      .from(users)
      .innerJoin(clients, eq(clients.clientId, users.clientId))
      .where(eq(users.userName, userName.toLowerCase()));
    if (!row) throw notFound('The person does not exist.');
    return { ...row.users, retailerId: row.clients.retailerId };
  };
  return new Hono()
    .post('/expire', async (context) => {
      const { userName, what } = await readJson(context, expireSchema);
      const { userId } = await personOf(userName);
      await revokeTokens(db, userId);
      if (what === 'session') await db.delete(sessions).where(eq(sessions.userId, userId));
      return context.json({ userName, what });
    })
    .post('/token', async (context) => {
      const { userName, lifetime } = await readJson(context, tokenSchema);
      return context.json({ token: await issueAccessToken(sandbox, await personOf(userName), lifetime) });
    });
}
