/**
 * Who is signed in (specification, application section 4). One store a tab: the router's guards wait for it, the
 * request runner takes its token, and components read it with `useSession`.
 */
import { ApiError } from '@/api/errors';
import { refreshSession } from '@/api/generated/platform';
import { type Person, readAccessToken } from './model/access-token';

export type SessionState =
  | { status: 'loading' }
  | { status: 'authenticated'; person: Person }
  | { status: 'unauthenticated' }
  /** The platform could not be asked, and no token is good: nobody is signed out, nothing can be shown. */
  | { status: 'unavailable'; error: unknown };

const tokenKey = 'access_token';
const listeners = new Set<() => void>();
let state: SessionState = { status: 'loading' };
let refreshing: Promise<SessionState> | undefined;
let endings = 0;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The stored access token, for the request runner. */
export function storedToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function sessionState(): SessionState {
  return state;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: SessionState): SessionState {
  state = next;
  for (const listener of listeners) listener();
  return next;
}

/** The session once it is known: the first call refreshes it, later ones answer what is known. */
export function sessionReady(): Promise<SessionState> {
  return state.status === 'loading' || state.status === 'unavailable' ? refresh(false) : Promise.resolve(state);
}

/** Asks the platform for a new token, one at a time in the browser. True when there is one. */
export async function renewToken(): Promise<boolean> {
  return (await refresh(true)).status === 'authenticated';
}

function refresh(force: boolean): Promise<SessionState> {
  const before = storedToken();
  refreshing ??= withBrowserLock(async () => {
    // Another tab renewed it while this one waited its turn.
    if (force && storedToken() !== before && readAccessToken(storedToken(), nowSeconds()).state === 'valid')
      return fromToken();
    return askPlatform(force);
  }).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

function withBrowserLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('benchfile-session-refresh', work) : work();
}

/** Only a 401 or `signedOut` ends the session; anything else is tried again and never signs anyone out (decision 3). */
async function askPlatform(force: boolean): Promise<SessionState> {
  const endingsBefore = endings;
  let failure: unknown;
  for (const pause of [0, 500, 2000]) {
    if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    try {
      const answer = await refreshSession(force ? { forceRefresh: true } : undefined);
      if (endings !== endingsBefore) return state;
      if (answer.signedOut) return forget();
      if (answer.hasError || !answer.success)
        throw new Error(answer.errorDescription ?? 'The session could not be refreshed.');
      const token = readCookie(tokenKey);
      if (token) localStorage.setItem(tokenKey, token);
      return fromToken();
    } catch (error) {
      if (endings !== endingsBefore) return state;
      if (error instanceof ApiError && error.status === 401) return forget();
      failure = error;
    }
  }
  return readAccessToken(storedToken(), nowSeconds()).state === 'valid'
    ? fromToken()
    : become({ status: 'unavailable', error: failure });
}

function fromToken(): SessionState {
  const token = readAccessToken(storedToken(), nowSeconds());
  return token.state === 'valid' && token.person ? become({ status: 'authenticated', person: token.person }) : forget();
}

/** Ends the session in this tab. A refresh that is still under way stores nothing (decision 3). */
export function forget(): SessionState {
  endings += 1;
  localStorage.removeItem(tokenKey);
  return become({ status: 'unauthenticated' });
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : undefined;
}
