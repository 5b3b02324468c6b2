/**
 * The sandbox's access tokens: short-lived JWTs with the claims the product reads (specification, application section
 * 3).
 */
import { and, eq, gt } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { sessions } from '../db/schema/platform.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Identity, Session } from './operation.ts';
import { type Right, rolesOf, type Standing } from './rights/roles.ts';
import { readStanding } from './standing.ts';

/** Lifetime of an access token in seconds. The application refreshes it 600 s before it expires. */
export const accessTokenLifetime = 3600;

/** Lifetime of a sign-up token in seconds: enough to find a card. */
const signUpTokenLifetime = 1800;
/** Value of the `purpose` claim in sign-up tokens. */
const signUp = 'sign-up';

/** Issues a token. `lifetime` in seconds; a negative value makes an expired token. */
export function issueAccessToken(sandbox: Sandbox, session: Identity, lifetime = accessTokenLifetime): Promise<string> {
  return sign(sandbox, session, lifetime);
}

/** A token for the sign-up steps after account creation. It can also sign the new person in, once. */
export function issueSignUpToken(sandbox: Sandbox, session: Identity): Promise<string> {
  return sign(sandbox, session, signUpTokenLifetime, { purpose: signUp });
}

async function sign(
  sandbox: Sandbox,
  session: Identity,
  lifetime: number,
  further: Record<string, string> = {},
): Promise<string> {
  const now = Math.floor(sandbox.clock.now().getTime() / 1000);
  return new SignJWT({
    'inf:clientid': String(session.clientId),
    'inf:loginid': String(session.userId),
    'inf:retailerid': String(session.retailerId),
    'inf:username': session.userName,
    'inf:email': session.email,
    name: session.name,
    ...(session.sessionId === undefined ? {} : { sid: session.sessionId }),
    generation: (await readStanding(sandbox.db, session.userId))?.generation ?? 0,
    ...further,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(sandbox.tokenKey);
}

/** A valid token's session and remaining seconds. */
export interface ReadToken {
  session: Identity;
  standing: Standing;
  /** Whether it is a sign-up token. */
  isOfSignUp: boolean;
  secondsLeft: number;
}

/**
 * Reads the session of a request by its bearer token; undefined when the token is missing, forged, expired, signed out, or
 * of a sign-up that has no such right: it is good for the steps that follow the account (decision 2).
 */
export async function readSession(
  sandbox: Sandbox,
  request: Request,
  right: Right | undefined,
): Promise<Session | undefined> {
  const read = await readBearer(sandbox, request);
  if (!read) return undefined;
  const { session, standing, isOfSignUp } = read;
  const held = rolesOf(standing);
  if (!isOfSignUp) return { ...session, ...held };
  const isNewcomer = standing.isAdministrator && right?.roles.has('newcomer') === true;
  return isNewcomer ? { ...session, position: held.position, roles: new Set(['newcomer']) } : undefined;
}

/** The request's bearer token; undefined when missing, forged, expired or signed out. */
export async function readBearer(sandbox: Sandbox, request: Request): Promise<ReadToken | undefined> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token ? readToken(sandbox, token) : undefined;
}

/** Verifies a token's signature, expiry and generation, and that its browser session is still open. */
export async function readToken(sandbox: Sandbox, token: string): Promise<ReadToken | undefined> {
  const now = sandbox.clock.now();
  const options = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] };
  const payload = await jwtVerify(token, sandbox.tokenKey, options).then(
    (verified) => verified.payload,
    () => undefined,
  );
  if (!payload) return undefined;
  const text = (claim: string) => (typeof payload[claim] === 'string' ? payload[claim] : '');
  const session = {
    userId: Number(text('inf:loginid')),
    clientId: Number(text('inf:clientid')),
    retailerId: Number(text('inf:retailerid')),
    userName: text('inf:username'),
    name: text('name'),
    email: text('inf:email'),
    sessionId: text('sid') || undefined,
  };
  if (!(session.userId > 0)) return undefined;
  const standing = await readStanding(sandbox.db, session.userId);
  if (standing?.clientId !== session.clientId || payload.generation !== standing.generation) return undefined;
  if (session.sessionId !== undefined && !(await isSessionOpen(sandbox, session.sessionId))) return undefined;
  return {
    session,
    standing,
    isOfSignUp: payload.purpose === signUp,
    secondsLeft: (payload.exp ?? 0) - Math.floor(now.getTime() / 1000),
  };
}

async function isSessionOpen({ db, clock }: Sandbox, sessionId: string): Promise<boolean> {
  const open = and(eq(sessions.sessionId, sessionId), gt(sessions.expiresAt, clock.now()));
  return (await db.select({ sessionId: sessions.sessionId }).from(sessions).where(open)).length > 0;
}
