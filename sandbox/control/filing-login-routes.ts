/** E-filing provider logins, changed as the person or provider would, and the emails sent. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { users } from '../db/schema/platform.ts';
import { attachment } from '../documents/attachment.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { changeLogin } from '../services/filing/filing-logins.ts';
import { statesWithSignIn } from '../services/state-capabilities.ts';
import { listMails, readAttachment } from '../simulators/outbox.ts';
import { readJson } from './read-json.ts';

const loginSchema = z.strictObject({
  userName: z.email().max(254),
  state: z.enum(statesWithSignIn),
  status: z.enum(['signed-in', 'signed-out', 'locked', 'not-activated']),
});

/** PUT of a person's login. A lock set here lasts until the password reset. */
export function filingLoginRoutes({ db, clock }: Sandbox): Hono {
  return new Hono().put('/', async (context) => {
    const { userName, state, status } = await readJson(context, loginSchema);
    const [user] = await db.select().from(users).where(eq(users.userName, userName.toLowerCase()));
    if (!user) throw notFound('The person does not exist.');
    await changeLogin(db, clock, { userId: user.userId, state }, { status, wrongTries: 0, until: null });
    return context.json({ userName, state, status });
  });
}

/** GET of emails, newest first, and of a file of one. */
export function mailRoutes({ db }: Sandbox): Hono {
  return new Hono()
    .get('/', async (context) => context.json(await listMails(db, 100)))
    .get('/:mailId{[0-9]{1,9}}/:fileName', async (context) => {
      const file = await readAttachment(db, Number(context.req.param('mailId')), context.req.param('fileName'));
      if (!file) throw notFound('The email has no such file.');
      return new Response(new Uint8Array(file.content), {
        headers: { 'content-type': file.contentType, 'content-disposition': attachment(file.fileName) },
      });
    });
}
