/**
 * Who is signed in (specification, application section 4). One store a tab: the router's guards wait for it, the
 * request runner takes its token, and components read it with `useSession`.
 */
import { isEmbedded } from './embedded';
import { type Person, refreshThreshold } from './model/access-token';
import { machineTime } from './platform-clock';
import { inTurn, refreshToken } from './refresh';
import { signOutMark } from './sign-out-mark';
import { cookieToken, readNow, removeToken, storedToken, storeToken } from './token-store';

/** The specification's isLoading and isAuthenticated in one word, with what belongs to each. */
type Phase =
  | { status: 'loading' }
  /**
   * `expiresAt`: when the token runs out unless it is renewed, in milliseconds since 1970 by this machine's clock.
   * `isConfirmed`: the platform has answered for this person since the page was loaded, or kept silent for too long.
   * Until then calls go out in their name, and nothing of theirs is shown.
   */
  | { status: 'authenticated'; person: Person; expiresAt: number | undefined; isConfirmed: boolean }
  | { status: 'unauthenticated' }
  /** The page is about to be left, and asks for nothing until then. */
  | { status: 'ending'; cause: EndingCause }
  /** The platform could not be asked, and no token is good: nobody is signed out, nothing can be shown. */
  | { status: 'unavailable'; error: unknown };

/** `isEmbedded`: in a frame of a practice-management tool, where nobody signs in: a token is good or it is not. */
export type SessionState = Phase & { isEmbedded: boolean };

/** Somebody signs out, here or in another tab, or somebody else has signed in over this tab's person. */
type EndingCause = 'sign-out' | 'sign-out-elsewhere' | 'another-person';

/** Why the platform is asked: the page was loaded, the token is near its end, or a call was refused with it. */
type Occasion = 'load' | 'near-end' | 'refused';

/** How long a page that has a good token anyway waits for the platform, in milliseconds. */
const patience = 3000;
/** Before a platform that left an ending token as it is, or did not answer, is asked again. */
const askingPause = 60_000;
/** The longest delay a browser's timer keeps. */
const longestDelay = 2 ** 31 - 1;

const listeners = new Set<(state: SessionState) => void>();
let state: SessionState = { status: 'loading', isEmbedded: false };
/** The person of this page, also when the session is over: what is on it is never shown to another. */
let person: Person | undefined;
/** What this tab knows of what all tabs share. */
let seen: { token: string | null; mark: string | null } = { token: null, mark: null };
let refreshing: Promise<void> | undefined;
let nextRefresh: ReturnType<typeof setTimeout> | undefined;
let impatience: ReturnType<typeof setTimeout> | undefined;
let quietUntil = 0;
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

function become(next: Phase): void {
  state = { ...next, isEmbedded: isEmbedded() };
  for (const listener of listeners) listener(state);
}

/** Begins: the platform is asked at once, and a stored token that is good for a while serves the first calls meanwhile. */
export function startSession(): void {
  end();
  refreshing = undefined;
  person = undefined;
  quietUntil = 0;
  seen = { token: storedToken(), mark: signOutMark() };
  become({ status: 'loading' });
  const stored = readNow(storedToken());
  if (stored.state === 'valid' && stored.person && !stored.needsRefresh) takeToken({ isConfirmed: false });
  askOnLoad();
}

/** The session once it is known: an unavailable platform is asked again, otherwise what is known is the answer. */
export async function sessionReady(): Promise<SessionState> {
  if (state.status === 'unavailable') become({ status: 'loading' });
  if (state.status !== 'loading') return state;
  const isKnown = new Promise<void>((resolve) => {
    const stop = subscribeToSession(({ status }) => {
      if (status === 'loading') return;
      stop();
      resolve();
    });
  });
  askOnLoad();
  await isKnown;
  return state;
}

/** Asks the platform, and takes a token that is good anyway when there is no answer for a while. */
function askOnLoad(): void {
  clearTimeout(impatience);
  impatience = setTimeout(() => {
    const isOpen = state.status === 'loading' || (state.status === 'authenticated' && !state.isConfirmed);
    if (isOpen && readNow(storedToken()).state === 'valid') takeToken();
  }, patience);
  void refresh('load');
}

/**
 * The token for a call; a new one is asked for meanwhile when it is near its end. Never answers when the page is about
 * to be left: what one person began does not go out in the name of another.
 */
export async function tokenForCall(): Promise<string | null> {
  followStorage();
  if (state.status === 'ending') return new Promise(() => {});
  renewInTime();
  return storedToken();
}

/**
 * A new token for one that was refused, asked for once in the browser however many calls were refused.
 * @returns whether there is one, so that the call is worth repeating.
 */
export async function renewToken(refused: string | null): Promise<boolean> {
  followStorage();
  const isOver = () => state.status === 'unauthenticated' || state.status === 'ending';
  // One that is under way may bring it, unless it was begun before anybody knew that the token is refused.
  if (!isOver() && !isRenewed(refused)) await refreshing;
  if (!isOver() && !isRenewed(refused)) await refresh('refused', refused);
  return !isOver() && isRenewed(refused);
}

/** Asks for a new token when the present one is near its end: before calls, and when a sleeping tab awakes. */
export function renewInTime(): void {
  const isQuiet = performance.now() < quietUntil;
  if (state.status === 'authenticated' && !isQuiet && readNow(storedToken()).needsRefresh) void refresh('near-end');
}

/** Acts on what other tabs did to what all share: a sign-out, another person, a new token. */
export function followStorage(): void {
  if (state.status === 'ending') return;
  const [token, mark] = [storedToken(), signOutMark()];
  const isOver = mark !== seen.mark || (seen.token !== null && token === null);
  if (isOver && state.status !== 'unauthenticated') {
    endSession('sign-out-elsewhere');
    return;
  }
  seen.mark = mark;
  if (token === null || token === seen.token) return;
  if (readNow(token).state === 'valid') takeToken();
  // By this machine's clock it is over; the platform knows better.
  else if (state.status !== 'loading') void refresh('near-end');
}

/** Ends the session of this page. What all tabs share stays as it is: it may be somebody else's by now. */
export function endSession(cause: EndingCause): void {
  end();
  become({ status: 'ending', cause });
}

/** Forgets a person whose session is over. A refresh that is still under way stores nothing. */
export function forget(): void {
  end();
  removeToken();
  seen.token = null;
  become({ status: 'unauthenticated' });
}

function end(): void {
  endings += 1;
  clearTimeout(nextRefresh);
  clearTimeout(impatience);
}

/** Whether there is another token than this one, and a good one. */
function isRenewed(token: string | null): boolean {
  const stored = storedToken();
  return stored !== token && readNow(stored).state === 'valid';
}

function refresh(occasion: Occasion, before = storedToken()): Promise<void> {
  if (refreshing) return refreshing;
  const mine = inTurn(() => renew(occasion, before)).finally(() => {
    if (refreshing === mine) refreshing = undefined;
  });
  refreshing = mine;
  return mine;
}

async function renew(occasion: Occasion, before: string | null): Promise<void> {
  followStorage();
  if (state.status === 'ending') return;
  takeNewerCookie();
  // Another tab renewed it while this one waited its turn, or before this one knew.
  const isGood = occasion === 'near-end' && !readNow(storedToken()).needsRefresh;
  if (isGood || isRenewed(before)) takeToken();
  else await askPlatform(occasion === 'refused');
}

async function askPlatform(isForced: boolean): Promise<void> {
  seen.token = storedToken();
  const outcome = await refreshToken(isForced, endedSince());
  const now = readNow(storedToken());
  const hasNoEnd = now.state === 'valid' && now.expiresAt === undefined;
  if (now.needsRefresh && (hasNoEnd || storedToken() === seen.token)) quietUntil = performance.now() + askingPause;
  if (outcome.kind === 'overtaken') followStorage();
  else if (now.state === 'valid' && (outcome.kind !== 'signed-out' || storedToken() !== seen.token)) takeToken();
  else if (outcome.kind !== 'failed') forget();
  // A person whose token ran out while the platform does not answer stays in, and the platform is asked again.
  else if (state.status === 'authenticated' && state.isConfirmed) scheduleRefresh(0);
  else become({ status: 'unavailable', error: outcome.error });
}

/** Whether the session has ended since now, here or (though this tab may not have been told yet) in another tab. */
function endedSince(): () => boolean {
  const [endingsBefore, markBefore, hadToken] = [endings, signOutMark(), storedToken() !== null];
  return () => endings !== endingsBefore || signOutMark() !== markBefore || (hadToken && storedToken() === null);
}

/** What one tab stores the others may see a moment later; the cookie is the same for all at once. */
function takeNewerCookie(): void {
  const cookie = cookieToken();
  const [ofCookie, stored] = [readNow(cookie), readNow(storedToken())];
  if (!cookie || ofCookie.state === 'invalid' || ofCookie.needsRefresh) return;
  const isNewer = stored.state === 'invalid' || (stored.expiresAt ?? Infinity) <= (ofCookie.expiresAt ?? 0);
  if (isNewer) storeToken(cookie);
}

/** Makes the stored token this tab's: after a refresh, and when another tab stored one. */
function takeToken({ isConfirmed } = { isConfirmed: true }): void {
  const token = readNow(storedToken());
  const found = token.state === 'valid' ? token.person : undefined;
  if (token.state === 'invalid' || !found) forget();
  else if (person && person.userId !== found.userId) endSession('another-person');
  else {
    // The same person is the same object: a new token is nothing to those who depend on the person.
    person = JSON.stringify(person) === JSON.stringify(found) && person ? person : found;
    seen.token = storedToken();
    const expiresAt = token.expiresAt === undefined ? undefined : machineTime(token.expiresAt);
    if (expiresAt !== undefined) scheduleRefresh(expiresAt - refreshThreshold * 1000 - Date.now());
    if (isConfirmed) clearTimeout(impatience);
    become({ status: 'authenticated', person, expiresAt, isConfirmed });
  }
}

/** Asks for a new token in so many milliseconds, when the present one gets near its end. */
function scheduleRefresh(delay: number): void {
  clearTimeout(nextRefresh);
  const quiet = Math.max(0, quietUntil - performance.now());
  nextRefresh = setTimeout(() => void refresh('near-end'), Math.min(Math.max(delay, quiet), longestDelay));
}
