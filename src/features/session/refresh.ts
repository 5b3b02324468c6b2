/** Asking the platform for a new token (specification, backend calls section 7.6; decision 3). */
import { failureOf } from '@/api/errors';
import { refreshSession } from '@/api/generated/platform';
import { setClockBy } from './platform-clock';
import { cookieToken, readNow, storedToken, storeToken } from './token-store';

/** Pauses before the attempts of one refresh, in milliseconds. */
const attemptPauses = [0, 500, 2000];
/** How long one attempt may take. */
const attemptLimit = 15_000;
/** How long another tab may keep this one waiting for its turn: longer than all attempts of a refresh. */
const turnLimit = 60_000;

/** What came of it. `overtaken`: the session ended meanwhile, and the answer does not count. */
export type RefreshOutcome =
  | { kind: 'signed-in' | 'signed-out' | 'overtaken' }
  /** The platform could not be asked: nobody is signed out by that. */
  | { kind: 'failed'; error: unknown };

/**
 * Asks until there is an answer, three times. Only a 401 or `signedOut` ends a session. A new token is stored, unless
 * the session ended while the platform thought about it.
 */
export async function refreshToken(isForced: boolean, isOvertaken: () => boolean): Promise<RefreshOutcome> {
  let outcome: RefreshOutcome = { kind: 'overtaken' };
  for (const pause of attemptPauses) {
    if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    if (isOvertaken()) return { kind: 'overtaken' };
    outcome = await attempt(isForced, isOvertaken);
    if (outcome.kind !== 'failed') break;
  }
  // The platform finds the token good and this machine does not: a token issued now tells whose clock is wrong.
  const isPuzzling = outcome.kind === 'signed-in' && readNow(storedToken()).state === 'invalid';
  return isPuzzling && !isForced ? refreshToken(true, isOvertaken) : outcome;
}

async function attempt(isForced: boolean, isOvertaken: () => boolean): Promise<RefreshOutcome> {
  const cookieBefore = cookieToken();
  const answer = await ask(isForced);
  if (isOvertaken()) return { kind: 'overtaken' };
  if (answer.kind !== 'signed-in') return answer;
  const cookie = cookieToken();
  const isNew = cookie !== cookieBefore;
  if (cookie && isNew) setClockBy(cookie);
  if (cookie && (isNew || readNow(storedToken()).state === 'invalid')) storeToken(cookie);
  return answer;
}

async function ask(isForced: boolean): Promise<RefreshOutcome> {
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), attemptLimit);
  try {
    const answer = await refreshSession(isForced ? { forceRefresh: true } : undefined, {
      token: storedToken() ?? '',
      signal: giveUp.signal,
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

/** Does `work` when no other tab of this browser refreshes the session; a tab that hangs does not hold the others up. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Whoever asks while this one is on its way joins it, so it must not begin before it is known.
  await Promise.resolve();
  if (!('locks' in navigator)) return work();
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), turnLimit);
  let begun: Promise<T> | undefined;
  try {
    return await navigator.locks.request('benchfile-session-refresh', { signal: giveUp.signal }, () => {
      clearTimeout(limit);
      begun = work();
      return begun;
    });
  } catch {
    // No turn to be had: another tab hangs, or this page may not have locks.
    return begun ?? work();
  } finally {
    clearTimeout(limit);
  }
}
