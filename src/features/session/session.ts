/**
 * Who is signed in (specification, application section 4). One store a tab: the router's guards wait for it, the
 * request runner takes its token, and components read it with `useSession`.
 */
import { ApiError } from '@/api/errors';
import { refreshSession } from '@/api/generated/platform';
import { type Person, refreshThreshold } from './model/access-token';
import { cookieToken, hasArrivedByAddress, readNow, removeToken, storedToken, storeToken } from './token-store';

export type SessionState =
  | { status: 'loading' }
  | { status: 'authenticated'; person: Person }
  | { status: 'unauthenticated' }
  /** Somebody signs out, here or in another tab: the page is about to be left, and asks for nothing until then. */
  | { status: 'ending' }
  /** The platform could not be asked, and no token is good: nobody is signed out, nothing can be shown. */
  | { status: 'unavailable'; error: unknown };

/** Pauses before the attempts of one refresh, in milliseconds. */
const attemptPauses = [0, 500, 2000];
/** How long one attempt may take. */
const attemptLimit = 15_000;
/** The longest delay a browser's timer keeps. */
const longestDelay = 2 ** 31 - 1;

const listeners = new Set<(state: SessionState) => void>();
let state: SessionState = { status: 'loading' };
let refreshing: Promise<SessionState> | undefined;
let nextRefresh: ReturnType<typeof setTimeout> | undefined;
let endings = 0;

export function sessionState(): SessionState {
  return state;
}

/** Who is signed in, for loaders: behind the guard there is somebody. */
export function currentPerson(): Person | undefined {
  return state.status === 'authenticated' ? state.person : undefined;
}

/** Tells `listener` of every change; answers how to stop. */
export function subscribeToSession(listener: (state: SessionState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: SessionState): SessionState {
  state = next;
  for (const listener of listeners) listener(next);
  return next;
}

/** Begins: nothing is known yet, and the platform is asked at once. */
export function startSession(): void {
  end();
  state = { status: 'loading' };
  refreshing = undefined;
  void sessionReady();
}

/** The session once it is known: a call refreshes it, later ones answer what is known. */
export function sessionReady(): Promise<SessionState> {
  return state.status === 'loading' || state.status === 'unavailable' ? refresh(false) : Promise.resolve(state);
}

/**
 * A new token for one that was refused, asked for once in the browser however many calls were refused.
 * @returns whether there is one, so that the call is worth repeating.
 */
export async function renewToken(refused: string | null): Promise<boolean> {
  if (state.status === 'unauthenticated' || state.status === 'ending') return false;
  if (storedToken() !== refused && readNow(storedToken()).state === 'valid') return true;
  return (await refresh(true)).status === 'authenticated';
}

function refresh(force: boolean): Promise<SessionState> {
  const before = storedToken();
  refreshing ??= withBrowserLock(async () => {
    // Another tab renewed it while this one waited its turn.
    return storedToken() !== before && readNow(storedToken()).state === 'valid' ? fromToken() : askPlatform(force);
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
  for (const pause of attemptPauses) {
    if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    if (endings !== endingsBefore) return state;
    const outcome = await attempt(force).catch((error: unknown) => ({ error }));
    // A refresh that ends after a logout stores nothing (decision 3).
    if (endings !== endingsBefore) return state;
    if (outcome === 'signed-out') return forget();
    if (outcome === 'refreshed') return fromToken();
    failure = outcome.error;
  }
  return readNow(storedToken()).state === 'valid' ? fromToken() : become({ status: 'unavailable', error: failure });
}

async function attempt(force: boolean): Promise<'refreshed' | 'signed-out' | { error: unknown }> {
  const endingsBefore = endings;
  const cookieBefore = cookieToken();
  try {
    const answer = await refreshSession(force ? { forceRefresh: true } : undefined, {
      renewsToken: false,
      signal: AbortSignal.timeout(attemptLimit),
    });
    if (answer.signedOut) return 'signed-out';
    if (answer.hasError || !answer.success)
      return { error: new Error(answer.errorDescription ?? 'The session could not be refreshed.') };
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'signed-out' : { error };
  }
  const cookie = cookieToken();
  const isNews = cookie !== cookieBefore || readNow(storedToken()).state === 'invalid';
  if (cookie && isNews && endings === endingsBefore && !isOfSomebodyElse(cookie)) storeToken(cookie);
  return 'refreshed';
}

/** A person launched by an address stays that person, whoever else is signed in on the platform's own pages. */
function isOfSomebodyElse(token: string): boolean {
  return hasArrivedByAddress() && userOf(token) !== userOf(storedToken());
}

function userOf(token: string | null): number | undefined {
  const read = readNow(token);
  return read.state === 'valid' ? read.person?.userId : undefined;
}

/** Reads the stored token anew: after a refresh, and when another tab stored one. */
export function fromToken(): SessionState {
  const token = readNow(storedToken());
  if (token.state === 'invalid' || !token.person) return forget();
  scheduleRefresh(token.expiresAt);
  return become({ status: 'authenticated', person: token.person });
}

/** Asks for a new token when the present one gets near its end. */
function scheduleRefresh(expiresAt: number | undefined): void {
  clearTimeout(nextRefresh);
  if (expiresAt === undefined) return;
  const delay = (expiresAt - refreshThreshold) * 1000 - Date.now();
  // A platform that leaves an ending token as it is is not asked over and over.
  if (delay > 0) nextRefresh = setTimeout(() => void refresh(false), Math.min(delay, longestDelay));
}

/** Forgets a person whose session is over. A refresh that is still under way stores nothing. */
export function forget(): SessionState {
  end();
  removeToken();
  return become({ status: 'unauthenticated' });
}

/** Ends the session because somebody signs out, here or in another tab. */
export function endSession(): void {
  end();
  removeToken();
  become({ status: 'ending' });
}

function end(): void {
  endings += 1;
  clearTimeout(nextRefresh);
}
