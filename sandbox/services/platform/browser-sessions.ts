/** Browser sessions on the platform host: a row and the cookie that names it. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { parse, serialize } from 'hono/utils/cookie';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { clients, sessions, users } from '../../db/schema/platform.ts';
import { accessTokenLifetime } from '../../http/access-token.ts';
import type { Identity } from '../../http/operation.ts';

const sessionCookieName = 'benchfile_session';
const tokenCookieName = 'access_token';
const sessionPath = '/api/platform';
/** Seconds after sign-in; people sign in once a month. */
const sessionLifetime = 30 * 24 * 3600;

/** Opens a session. The cookie holds the secret; the row holds only its hash. */
export async function openBrowserSession(
  db: Database,
  clock: Clock,
  userId: number,
): Promise<{ secret: string; sessionId: string }> {
  const secret = randomBytes(32).toString('base64url');
  const sessionId = idOf(secret);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifetime * 1000);
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.insert(sessions).values({ sessionId, userId, createdAt: now, expiresAt });
  return { secret, sessionId };
}

/** The session and person of a cookie's secret; undefined if unknown or ended. */
export async function findBrowserSession(db: Database, clock: Clock, secret: string): Promise<Identity | undefined> {
  const [row] = await db
    .select({
      sessionId: sessions.sessionId,
      userId: users.userId,
      clientId: users.clientId,
      retailerId: clients.retailerId,
      userName: users.userName,
      name: users.name,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(and(eq(sessions.sessionId, idOf(secret)), gt(sessions.expiresAt, clock.now())));
  return row;
}

export async function endBrowserSession(db: Database, secret: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionId, idOf(secret)));
}

/** The secret in the request's session cookie. */
export function sessionSecret(request: Request): string | undefined {
  return cookie(request, sessionCookieName);
}

/** The access token's cookie, which the application reads. */
export function tokenInCookie(request: Request): string | undefined {
  return cookie(request, tokenCookieName);
}

/** `Set-Cookie` for a session, hidden from scripts. */
export function sessionCookie(request: Request, secret: string): string {
  return serialize(sessionCookieName, secret, {
    path: sessionPath,
    httpOnly: true,
    maxAge: sessionLifetime,
    ...common(request),
  });
}

/** `Set-Cookie` for an access token. The application copies it to its store. */
export function accessTokenCookie(request: Request, token: string): string {
  return serialize(tokenCookieName, token, { path: '/', maxAge: accessTokenLifetime, ...common(request) });
}

/** `Set-Cookie` headers that delete both. */
export function expiredCookies(request: Request): string[] {
  return [
    serialize(sessionCookieName, '', { path: sessionPath, httpOnly: true, maxAge: 0, ...common(request) }),
    serialize(tokenCookieName, '', { path: '/', maxAge: 0, ...common(request) }),
  ];
}

function common(request: Request) {
  return { sameSite: 'Lax', secure: new URL(request.url).protocol === 'https:' } as const;
}

function cookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
