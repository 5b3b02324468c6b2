/** Ending what a person is signed in with, as if time had done it. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { sessions, users } from '../db/schema/platform.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { readJson } from './read-json.ts';

const expireSchema = z.strictObject({
  userName: z.email().max(254),
  /**
   * `token`: the person's access tokens get a 401, and a refresh brings a new one. `session`: the sessions end too,
   * so that the refresh says signed out.
   */
  what: z.enum(['token', 'session']).default('session'),
});

export function sessionRoutes({ db, tokenGenerations }: Sandbox): Hono {
  return new Hono().post('/expire', async (context) => {
    const { userName, what } = await readJson(context, expireSchema);
    const [user] = await db
      .select({ userId: users.userId })
      .from(users)
      .where(eq(users.userName, userName.toLowerCase()));
    if (!user) throw notFound('There is no such person.');
    await tokenGenerations.advance(user.userId);
    if (what === 'session') await db.delete(sessions).where(eq(sessions.userId, user.userId));
    return context.json({ userName, what });
  });
}
