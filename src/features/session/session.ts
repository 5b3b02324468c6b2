/**
 * Manages the session (specification, application section 4): loads it, renews its token, ends it. Guards wait for it,
 * the request runner takes its token, and components read it with `useSession`.
 */
import type { Verdict } from './arrival';
import { type Person, refreshThreshold } from './model/access-token';
import { deletePersonalData } from './personal-data';
import { machineTime } from './platform-clock';
import { inTurn, refreshToken } from './refresh';
import {
  type EndingCause,
  type SessionState,
  sessionState,
  setSessionState,
  subscribeToSession,
} from './session-state';
import {
  cookieToken,
  readNow,
  removeToken,
  signOutMark,
  storedToken,
  storeLaunchToken,
  storeToken,
  takeArrivedTempAuthId,
  takeArrivedToken,
} from './token-store';

/** Why the token is refreshed: the page loaded, the token expires soon, or a call was rejected. */
type Occasion = 'load' | 'near-end' | 'refused';

/** Milliseconds that a page with a valid token waits for the platform. */
const patience = 3000;
/** Milliseconds before the next refresh when the last one brought no new token. */
const askingPause = 60_000;
/** The longest delay that browser timers support. */
const longestDelay = 2 ** 31 - 1;

/** The person of this page, kept after the session ends: their data is never shown to another person. */
let person: Person | undefined;
/** The shared storage as this tab last saw it. */
let seen: { token: string | null; mark: string | null } = { token: null, mark: null };
/** The token of this page's address, until the platform has judged it and the person, if asked, has decided. */
let arrived: string | undefined;
let refreshing: Promise<void> | undefined;
let nextRefresh: ReturnType<typeof setTimeout> | undefined;
let impatience: ReturnType<typeof setTimeout> | undefined;
let quietUntil = 0;
let endings = 0;
let asked = Promise.withResolvers<void>();

/**
 * Starts the session. A token of the page's address is judged first. Otherwise asks the platform, and meanwhile uses a
 * stored token that doesn't expire soon.
 */
export function startSession(): void {
  end();
  asked = Promise.withResolvers();
  arrived = takeArrivedToken();
  refreshing = undefined;
  person = undefined;
  quietUntil = 0;
  seen = { token: storedToken(), mark: signOutMark() };
  setSessionState({ status: 'loading' });
  if (arrived === undefined) resume();
  else void admit(arrived);
}

/** Resolves when the platform is being asked, which may have to wait for another tab. */
export function sessionAsked(): Promise<void> {
  return asked.promise;
}

/** Continues the stored session. */
function resume(): void {
  const stored = readNow(storedToken());
  if (stored.state === 'valid' && stored.person && !stored.needsRefresh) takeToken({ isConfirmed: false });
  askOnLoad();
}

/** The session once it is known. Asks an unavailable platform again. */
export async function sessionReady(): Promise<SessionState> {
  const isOpen = () => ['loading', 'choosing'].includes(sessionState().status);
  const isAgain = sessionState().status === 'unavailable';
  if (isAgain) setSessionState({ status: 'loading' });
  if (!isOpen()) return sessionState();
  const isKnown = new Promise<void>((resolve) => {
    const stop = subscribeToSession(() => {
      if (isOpen()) return;
      stop();
      resolve();
    });
  });
  if (arrived === undefined) askOnLoad();
  else if (isAgain) void admit(arrived);
  await isKnown;
  return sessionState();
}

/** Has an arriving token judged, and continues accordingly. */
async function admit(token: string): Promise<void> {
  const started = endings;
  const isOvertaken = endedSince();
  const verdict = await judge(token, isOvertaken);
  if (started !== endings) return;
  if (verdict.kind === 'choice') {
    setSessionState({ ...verdict, status: 'choosing' });
    return;
  }
  if (verdict.kind === 'unreachable') {
    setSessionState({ status: 'unavailable', error: verdict.error });
    return;
  }
  arrived = undefined;
  if (verdict.kind === 'launched') takeToken();
  else if (verdict.kind === 'discarded') resume();
  else followStorage();
}

/** Few pages are opened with a token, so its judge loads with the first. */
async function judge(token: string, isOvertaken: () => boolean): Promise<Verdict> {
  try {
    const { judgeArrival } = await import('./arrival');
    return await judgeArrival(token, isOvertaken);
  } catch (error) {
    return { kind: 'unreachable', error };
  }
}

/** Declines the arriving person: the present session continues. */
export function stayPresent(): void {
  arrived = undefined;
  takeArrivedTempAuthId();
  setSessionState({ status: 'loading' });
  resume();
}

/** Signs in the arriving person, in all tabs. */
export function becomeArriving(): void {
  const token = arrived;
  if (token === undefined || readNow(token).state === 'invalid') {
    stayPresent();
    return;
  }
  arrived = undefined;
  storeLaunchToken(token);
  takeToken();
}

/** Asks the platform, and accepts a valid stored token if the response takes too long. */
function askOnLoad(): void {
  clearTimeout(impatience);
  impatience = setTimeout(() => {
    const state = sessionState();
    const isOpen = state.status === 'loading' || (state.status === 'authenticated' && !state.isConfirmed);
    if (isOpen && readNow(storedToken()).state === 'valid') takeToken();
  }, patience);
  void refresh('load');
}

/**
 * The token for a call; starts a refresh if it expires soon. Never resolves while the session is ending: a request that
 * one person started must not go out in the name of another.
 */
export async function tokenForCall(): Promise<string | null> {
  followStorage();
  if (sessionState().status === 'ending') return new Promise(() => {});
  renewInTime();
  return storedToken();
}

/**
 * Replaces a rejected token. For any number of rejected calls, the browser requests one new token.
 * @returns whether there is a new token and the call should be repeated.
 */
export async function renewToken(refused: string | null): Promise<boolean> {
  followStorage();
  const isOver = () => ['unauthenticated', 'ending'].includes(sessionState().status);
  // A running refresh may bring it, unless it started before the token was rejected.
  if (!isOver() && !isRenewed(refused)) await refreshing;
  if (!isOver() && !isRenewed(refused)) await refresh('refused', refused);
  return !isOver() && isRenewed(refused);
}

/** Refreshes a token that expires soon: before calls, and when a sleeping tab wakes. */
export function renewInTime(): void {
  const isQuiet = performance.now() < quietUntil;
  if (sessionState().status === 'authenticated' && !isQuiet && readNow(storedToken()).needsRefresh)
    void refresh('near-end');
}

/** Reacts to changes by other tabs: a sign-out, another person, a new token. */
export function followStorage(): void {
  if (sessionState().status === 'ending') return;
  const [token, mark] = [storedToken(), signOutMark()];
  const isOver = mark !== seen.mark || (seen.token !== null && token === null);
  if (isOver && sessionState().status !== 'unauthenticated') {
    endSession('sign-out-elsewhere');
    return;
  }
  seen.mark = mark;
  if (token === null || token === seen.token) return;
  if (arrived !== undefined) {
    seen.token = token;
    reconsider();
    return;
  }
  if (readNow(token).state === 'valid') takeToken();
  // Expired by this machine's clock, which may be wrong: ask the platform.
  else if (sessionState().status !== 'loading') void refresh('near-end');
}

/** Another tab has renewed the token or switched while this page asks whether to switch. */
function reconsider(): void {
  const state = sessionState();
  const now = readNow(storedToken());
  if (state.status !== 'choosing' || now.state === 'invalid' || !now.person) return;
  if (now.person.userId === state.arriving.userId) stayPresent();
  else if (now.person.userId !== state.present.userId) setSessionState({ ...state, present: now.person });
}

/** Ends the session of this page. Leaves the shared storage alone: it may belong to another person by now. */
export function endSession(cause: EndingCause): void {
  end();
  if (cause !== 'sign-out') deletePersonalData('this tab');
  setSessionState({ status: 'ending', cause });
}

/** Covers the page while work is finished before a sign-out. */
export function prepareToLeave(): void {
  const state = sessionState();
  if (state.status === 'authenticated') setSessionState({ ...state, isLeaving: true });
}

/** Forgets a person whose session is over. A running refresh then stores nothing. */
export function forget(): void {
  end();
  removeToken();
  seen.token = null;
  setSessionState({ status: 'unauthenticated' });
}

function end(): void {
  endings += 1;
  clearTimeout(nextRefresh);
  clearTimeout(impatience);
}

/** Tells whether another, valid token is stored. */
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
  if (sessionState().status === 'ending') return;
  takeNewerCookie();
  // Another tab renewed the token first.
  const isGood = occasion === 'near-end' && !readNow(storedToken()).needsRefresh;
  if (isGood || isRenewed(before)) takeToken();
  else await askPlatform(occasion === 'refused');
}

async function askPlatform(isForced: boolean): Promise<void> {
  seen.token = storedToken();
  const answer = refreshToken(isForced, endedSince());
  asked.resolve();
  const outcome = await answer;
  const state = sessionState();
  const now = readNow(storedToken());
  const hasNoEnd = now.state === 'valid' && now.expiresAt === undefined;
  if (now.needsRefresh && (hasNoEnd || storedToken() === seen.token)) quietUntil = performance.now() + askingPause;
  if (outcome.kind === 'overtaken') followStorage();
  else if (now.state === 'valid' && (outcome.kind !== 'signed-out' || storedToken() !== seen.token)) takeToken();
  else if (outcome.kind !== 'failed') forget();
  // The person stays signed in while the platform is unreachable, even after the token expires.
  else if (state.status === 'authenticated' && state.isConfirmed) scheduleRefresh(0);
  else setSessionState({ status: 'unavailable', error: outcome.error });
}

/** Returns a check for whether the session has since ended, here or in another tab, even before this tab hears of it. */
function endedSince(): () => boolean {
  const [endingsBefore, markBefore, hadToken] = [endings, signOutMark(), storedToken() !== null];
  return () => endings !== endingsBefore || signOutMark() !== markBefore || (hadToken && storedToken() === null);
}

/** Other tabs may see stored values late; the cookie is current in every tab. */
function takeNewerCookie(): void {
  const cookie = cookieToken();
  const [ofCookie, stored] = [readNow(cookie), readNow(storedToken())];
  if (!cookie || ofCookie.state === 'invalid' || ofCookie.needsRefresh) return;
  const isNewer = stored.state === 'invalid' || (stored.expiresAt ?? Infinity) <= (ofCookie.expiresAt ?? 0);
  if (isNewer) storeToken(cookie);
}

/** Adopts the stored token, after a refresh or when another tab stored it. */
function takeToken({ isConfirmed } = { isConfirmed: true }): void {
  const token = readNow(storedToken());
  const found = token.state === 'valid' ? token.person : undefined;
  if (token.state === 'invalid' || !found) forget();
  else if (person && person.userId !== found.userId) endSession('another-person');
  else {
    // Keeps the object for the same user: a new token doesn't rerender what depends on the user.
    person = JSON.stringify(person) === JSON.stringify(found) && person ? person : found;
    seen.token = storedToken();
    const expiresAt = token.expiresAt === undefined ? undefined : machineTime(token.expiresAt);
    if (expiresAt !== undefined) scheduleRefresh(expiresAt - refreshThreshold * 1000 - Date.now());
    if (isConfirmed) {
      clearTimeout(impatience);
      // It can't sign in anyone later, over the person who is signed in now.
      takeArrivedTempAuthId();
    }
    setSessionState({ status: 'authenticated', person, expiresAt, isConfirmed });
  }
}

/** Schedules a refresh in `delay` milliseconds. */
function scheduleRefresh(delay: number): void {
  clearTimeout(nextRefresh);
  const quiet = Math.max(0, quietUntil - performance.now());
  nextRefresh = setTimeout(() => void refresh('near-end'), Math.min(Math.max(delay, quiet), longestDelay));
}
