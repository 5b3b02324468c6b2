/** Sign-in, refresh and sign-out: the browser's calls below `/account`. */
import type { Operations } from '../../generated/platform/operations.ts';
import { issueAccessToken, readBearer, readToken } from '../../http/access-token.ts';
import type { Handlers, Identity } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { comesFrom } from '../../http/same-origin.ts';
import { revokeTokens } from '../../http/standing.ts';
import type { Sandbox } from '../../sandbox.ts';
import { askForConnection } from '../integration/connections.ts';
import { beginSession } from './begin-session.ts';
import {
  accessTokenCookie,
  endBrowserSession,
  expiredCookies,
  findBrowserSession,
  sessionSecret,
  tokenInCookie,
} from './browser-sessions.ts';
import { loginPage, signedOutPage } from './login-page.ts';
import { askToSignIn, askToSignOut } from './questions.ts';
import { safeReturnPath } from './return-url.ts';

/** A refresh keeps a token with more seconds left than this. */
const refreshThreshold = 600;
/** Sign-in through Filevine also connects the firm to it. */
const filevineScheme = 'filevine_sso_us';
const refreshed = { success: true, hasError: false, errorDescription: null, signedOut: false };

export function sessionHandlers(sandbox: Sandbox) {
  return {
    refreshSession: async ({ request, query }) => {
      const person = await signedIn(sandbox, request);
      // The application asks from its own pages; a link to this address renews nothing.
      if (person && request.headers.has('sec-fetch-site') && comesFrom(request) !== 'own-page')
        throw problem(403, { code: 'foreign-origin', detail: 'The application refreshes its own session.' });
      if (!person) {
        // Embedding pages pass a token without a cookie.
        const bearer = await readBearer(sandbox, request);
        if (bearer && !bearer.isOfSignUp) return refreshed;
        throw problem(401, { code: 'signed-out', detail: 'You are not signed in.', signedOut: true });
      }
      if (!query.forceRefresh && (await hasFreshToken(sandbox, request, person))) return refreshed;
      const token = await issueAccessToken(sandbox, person);
      return Response.json(refreshed, { headers: { 'set-cookie': accessTokenCookie(request, token) } });
    },

    redirectToLogin: async ({ db, clock, origin, request, query }) => {
      const colleague = query.authScheme === filevineScheme ? await signedIn(sandbox, request) : undefined;
      if (colleague) {
        const errand = {
          userId: colleague.userId,
          integrationName: 'filevine',
          state: '',
          routeId: query.returnUrl,
        } as const;
        const code = await askForConnection(db, clock, errand);
        return redirect(302, `${origin}/sandbox/outside/connect/${code}`, []);
      }
      const back = safeReturnPath(query.returnUrl, request);
      const present = await signedIn(sandbox, request);
      const { tempAuthId } = query;
      const newcomer = tempAuthId === undefined ? undefined : await ofSignUp(sandbox, tempAuthId);
      const from = comesFrom(request);
      if (newcomer && (from === 'own-page' || (from === 'unknown' && !present)))
        return redirect(302, back, await admitNewcomer(sandbox, request, newcomer));
      if (tempAuthId !== undefined && newcomer && newcomer.userId !== present?.userId)
        return askToSignIn(newcomer, { present, tempAuthId, returnUrl: query.returnUrl });
      if (!present || query.forceLogin) return loginPage(sandbox.db, { returnUrl: query.returnUrl });
      // Another site's link changes no cookie: the application asks for its token itself.
      if (from === 'elsewhere') return redirect(302, back, []);
      return redirect(302, back, [accessTokenCookie(request, await issueAccessToken(sandbox, present))]);
    },

    redirectToLogout: async ({ request, query }) => {
      const present = await signedIn(sandbox, request);
      if (present && comesFrom(request) !== 'own-page') return askToSignOut(present, query.returnUrl);
      return signOut(sandbox, request, query.returnUrl);
    },
  } satisfies Handlers<Operations>;
}

/** A redirect with cookies. */
export function redirect(status: 302 | 303, path: string, cookies: string[]): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}

/** Begins a newcomer's session. The sign-up token works once: it is revoked. */
export async function admitNewcomer(sandbox: Sandbox, request: Request, newcomer: Identity): Promise<string[]> {
  await revokeTokens(sandbox.db, newcomer.userId);
  return beginSession(sandbox, request, newcomer);
}

/** Ends the browser's session and deletes its cookies. */
export async function signOut({ db }: Sandbox, request: Request, returnUrl: string | undefined): Promise<Response> {
  const secret = sessionSecret(request);
  if (secret) await endBrowserSession(db, secret);
  const cookies = expiredCookies(request);
  if (returnUrl === undefined) return signedOutPage(cookies);
  return redirect(request.method === 'GET' ? 302 : 303, safeReturnPath(returnUrl, request), cookies);
}

/** The person of a sign-up token; undefined for other tokens. */
export async function ofSignUp(sandbox: Sandbox, token: string): Promise<Identity | undefined> {
  const read = await readToken(sandbox, token);
  return read?.isOfSignUp ? read.session : undefined;
}

/** The session cookie's person. */
async function signedIn(sandbox: Sandbox, request: Request): Promise<Identity | undefined> {
  const secret = sessionSecret(request);
  return secret ? findBrowserSession(sandbox.db, sandbox.clock, secret) : undefined;
}

/** Whether the browser's token is this person's and fresh. */
async function hasFreshToken(sandbox: Sandbox, request: Request, person: Identity): Promise<boolean> {
  const token = tokenInCookie(request);
  const read = token ? await readToken(sandbox, token) : undefined;
  return read !== undefined && read.session.userId === person.userId && read.secondsLeft > refreshThreshold;
}
