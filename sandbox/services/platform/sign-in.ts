/** The targets of the platform's forms, outside the contract: signing in, and the answers to its questions. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { clients, users } from '../../db/schema/platform.ts';
import { problemResponse } from '../../http/problem.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import type { Sandbox } from '../../sandbox.ts';
import { beginSession } from './begin-session.ts';
import { loginPage } from './login-page.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { safeReturnPath } from './return-url.ts';
import { admitNewcomer, ofSignUp, redirect, signOut } from './session.ts';
import { countTry, forgetTries } from './sign-in-tries.ts';

const formSchema = z.object({ email: z.string().max(254), password: z.string().max(200) });

export function signInRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  const tooLarge = () => problemResponse(413, { code: 'body-too-large', detail: 'The form is too large.' });
  app.use('/account/*', async ({ req: { method, raw } }, next) => {
    if (method === 'GET' || isSameOrigin(raw)) return next();
    return problemResponse(403, { code: 'foreign-origin', detail: 'Sign in on the sign-in page.' });
  });
  app.post('/account/login', bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }), async (context) => {
    const request = context.req.raw;
    const form = Object.fromEntries(await request.formData().catch(() => new FormData()));
    const { tempAuthId } = form;
    if (typeof tempAuthId === 'string') return signInNewcomer(sandbox, request, tempAuthId);
    return signIn(sandbox, request, form);
  });
  app.post('/account/logout', ({ req: { raw } }) => signOut(sandbox, raw, returnUrlOf(raw)));
  return app;
}

const returnUrlOf = (request: Request) => new URL(request.url).searchParams.get('returnUrl') ?? undefined;

/** Signs in the person of a link, who was asked first. */
async function signInNewcomer(sandbox: Sandbox, request: Request, tempAuthId: string): Promise<Response> {
  const returnUrl = returnUrlOf(request);
  const newcomer = await ofSignUp(sandbox, tempAuthId);
  if (!newcomer)
    return loginPage(sandbox.db, {
      returnUrl,
      status: 401,
      error: 'The link has expired. Sign in with your password.',
    });
  return redirect(303, safeReturnPath(returnUrl, request), await admitNewcomer(sandbox, request, newcomer));
}

async function signIn(sandbox: Sandbox, request: Request, form: unknown): Promise<Response> {
  const { db, clock } = sandbox;
  const returnUrl = returnUrlOf(request);
  const parsed = formSchema.safeParse(form);
  const email = parsed.data?.email.trim() ?? '';
  const refuse = (status: number, error: string, headers?: Headers) =>
    loginPage(db, { returnUrl, email, error, status, headers });
  if (!parsed.success || email.includes('\u0000')) return refuse(400, 'Enter your email and your password.');

  const userName = email.toLowerCase();
  const wait = await countTry(db, clock, userName);
  if (wait > 0) {
    const headers = new Headers({ 'retry-after': String(wait) });
    return refuse(429, 'Too many failed attempts. Wait a minute, then try again.', headers);
  }
  const [row] = await db
    .select()
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(eq(users.userName, userName));
  // An unknown user name takes as long to reject as a wrong password.
  const isRight = await verifyPassword(parsed.data.password, row?.users.passwordHash ?? (await placeholderHash));
  if (!row || !isRight) return refuse(401, 'The email or password is incorrect.');
  await forgetTries(db, userName);
  const cookies = await beginSession(sandbox, request, { ...row.users, retailerId: row.clients.retailerId });
  return redirect(303, safeReturnPath(returnUrl, request), cookies);
}

const placeholderHash = hashPassword('placeholder');
