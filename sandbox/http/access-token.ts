/**
 * The sandbox's access tokens: short-lived JWTs with the claims the product reads (specification, application section
 * 3).
 */
import { and, eq, gt } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { sessions } from '../db/schema/platform.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Session } from './operation.ts';
import { readTokenGeneration } from './token-generations.ts';

/** Lifetime of an access token in seconds. The application refreshes it 600 s before it expires. */
export const accessTokenLifetime = 3600;

/** Lifetime of a sign-up token in seconds: enough to find a card. */
const signUpTokenLifetime = 1800;
/** Value of the `purpose` claim in sign-up tokens. */
const signUp = 'sign-up';

/** Issues a token. `lifetime` in seconds; a negative value makes an expired token. */
export function issueAccessToken(sandbox: Sandbox, session: Session, lifetime = accessTokenLifetime): Promise<string> {
  return sign(sandbox, session, lifetime);
}

/** A token for the sign-up steps after account creation. It can also sign the new person in, once. */
export function issueSignUpToken(sandbox: Sandbox, session: Session): Promise<string> {
  return sign(sandbox, session, signUpTokenLifetime, { purpose: signUp });
}

async function sign(
  sandbox: Sandbox,
  session: Session,
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
    generation: await readTokenGeneration(sandbox.db, session.userId),
    ...further,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(sandbox.tokenKey);
}

/** A valid token's session and remaining seconds. */
export interface ReadToken {
  session: Session;
  /** Whether it is a sign-up token. */
  isOfSignUp: boolean;
  secondsLeft: number;
}

/**
 * What a sign-up token is good for: the two steps that follow the account (decision 2). Adding the card looks whether it
 * is on file already.
 */
const signUpOperations = new Set([
  'clientUpdateAddresses',
  'clientVerifyCreditCard',
  'clientAddCreditCard',
  'clientGetBillingSummary',
]);

/**
 * The session of the request's bearer token; undefined when the token is missing, forged, expired, signed out, or not
 * for this operation.
 */
export async function readSession(
  sandbox: Sandbox,
  request: Request,
  operationId: string,
): Promise<Session | undefined> {
  const read = await readBearer(sandbox, request);
  return read?.isOfSignUp && !signUpOperations.has(operationId) ? undefined : read?.session;
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
  const isOfPerson = session.userId > 0 && session.clientId > 0;
  if (!isOfPerson || payload.generation !== (await readTokenGeneration(sandbox.db, session.userId))) return undefined;
  if (session.sessionId !== undefined && !(await isSessionOpen(sandbox, session.sessionId))) return undefined;
  return {
    session,
    isOfSignUp: payload.purpose === signUp,
    secondsLeft: (payload.exp ?? 0) - Math.floor(now.getTime() / 1000),
  };
}

async function isSessionOpen({ db, clock }: Sandbox, sessionId: string): Promise<boolean> {
  const open = and(eq(sessions.sessionId, sessionId), gt(sessions.expiresAt, clock.now()));
  return (await db.select({ sessionId: sessions.sessionId }).from(sessions).where(open)).length > 0;
}
