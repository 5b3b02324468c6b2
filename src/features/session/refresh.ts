/** Requests new tokens from the platform (specification, backend calls section 7.6; decision 3). */
import { failureOf, isRefusal } from '@/api/errors';
import { refreshSession } from '@/api/generated/platform';
import { setClockBy } from './platform-clock';
import { cookieToken, isCookieOfOthers, readNow, storedToken, storeToken } from './token-store';

/** Pauses before each attempt of a refresh, in milliseconds. */
const attemptPauses = [0, 500, 2000];
/** Timeout of one attempt, in milliseconds. */
const attemptLimit = 15_000;
/** How long to wait for another tab's refresh, in milliseconds: longer than all its attempts. */
const turnLimit = 60_000;

/** `overtaken`: the session ended meanwhile, so the response doesn't count. */
export type RefreshOutcome =
  | { kind: 'signed-in' | 'signed-out' | 'overtaken' }
  /** The platform can't be reached. This doesn't sign anyone out. */
  | { kind: 'failed'; error: unknown };

/**
 * Tries up to three times. Only a 401 or `signedOut` ends the session. Stores the new token unless the session ended
 * during the request.
 */
export async function refreshToken(isForced: boolean, isOvertaken: () => boolean): Promise<RefreshOutcome> {
  const outcome = await inAttempts(() => attempt(isForced, isOvertaken), isOvertaken);
  // The platform accepts the token and this machine doesn't: a newly issued token shows how far its clock is off.
  const isClockSuspect = outcome.kind === 'signed-in' && readNow(storedToken()).state === 'invalid';
  return isClockSuspect && !isForced ? refreshToken(true, isOvertaken) : outcome;
}

/** Asks the platform whether it accepts a token, without the cookie and without storing anything. */
export async function tryToken(token: string, isOvertaken: () => boolean): Promise<RefreshOutcome> {
  const outcome = await inAttempts(() => ask({ token, credentials: 'omit' }), isOvertaken);
  const isRefused = outcome.kind === 'failed' && isRefusal(failureOf(outcome.error));
  return isRefused ? { kind: 'signed-out' } : outcome;
}

async function inAttempts(
  attemptOnce: () => Promise<RefreshOutcome>,
  isOvertaken: () => boolean,
): Promise<RefreshOutcome> {
  let outcome: RefreshOutcome = { kind: 'overtaken' };
  for (const pause of attemptPauses) {
    if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    if (isOvertaken()) return { kind: 'overtaken' };
    outcome = await attemptOnce();
    if (outcome.kind !== 'failed') break;
  }
  return isOvertaken() ? { kind: 'overtaken' } : outcome;
}

async function attempt(isForced: boolean, isOvertaken: () => boolean): Promise<RefreshOutcome> {
  const cookieBefore = cookieToken();
  const answer = await askAboutStored(isForced);
  if (isOvertaken()) return { kind: 'overtaken' };
  if (answer.kind !== 'signed-in') return answer;
  const cookie = cookieToken();
  const isNew = cookie !== cookieBefore;
  if (cookie && isNew) setClockBy(cookie);
  if (cookie && (isNew || readNow(storedToken()).state === 'invalid')) storeToken(cookie);
  return answer;
}

/** Asks about the stored token. Where someone else's cookie would answer for it, asks without the cookie. */
async function askAboutStored(isForced: boolean): Promise<RefreshOutcome> {
  const token = storedToken() ?? '';
  if (isCookieOfOthers()) return ask({ token, credentials: 'omit' });
  const answer = await ask({ token, isForced });
  return isCookieOfOthers() && answer.kind === 'signed-in' ? ask({ token, credentials: 'omit' }) : answer;
}

interface Question {
  token: string;
  credentials?: RequestCredentials;
  isForced?: boolean;
}

async function ask({ token, credentials, isForced }: Question): Promise<RefreshOutcome> {
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), attemptLimit);
  try {
    const answer = await refreshSession(isForced ? { forceRefresh: true } : undefined, {
      token,
      signal: giveUp.signal,
      ...(credentials ? { credentials } : {}),
    });
    if (answer.signedOut) return { kind: 'signed-out' };
    if (answer.success && !answer.hasError) return { kind: 'signed-in' };
    return { kind: 'failed', error: new Error(answer.errorDescription ?? 'The session could not be refreshed.') };
  } catch (error) {
    return failureOf(error).kind === 'signed-out' ? { kind: 'signed-out' } : { kind: 'failed', error };
  } finally {
    clearTimeout(limit);
  }
}

/** Runs `work` while no other tab refreshes the session. A tab that hangs blocks the others only until a timeout. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Start a tick later, so that the caller can record this refresh for others to join.
  await Promise.resolve();
  if (!('locks' in navigator)) return work();
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), turnLimit);
  let started: Promise<T> | undefined;
  try {
    return await navigator.locks.request('benchfile-session-refresh', { signal: giveUp.signal }, () => {
      clearTimeout(limit);
      started = work();
      return started;
    });
  } catch {
    // Another tab hangs, or this page may not use locks.
    return started ?? work();
  } finally {
    clearTimeout(limit);
  }
}
