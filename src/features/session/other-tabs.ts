/** Keeps this tab in step with other tabs. A tab that slept through the events checks again when it wakes. */
import { browserLocation } from '@/lib/browser/location';
import { followStorage, renewInTime } from './session';
import { type SessionState, sessionState, subscribeToSession } from './session-state';
import { signOutMarkKey, tokenKey } from './token-store';

/** Milliseconds for the platform to end the session before this tab reloads (section 9). */
const reloadDelay = 2000;

/** Starts watching; returns how to stop. */
export function watchOtherTabs(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const told = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === tokenKey || key === signOutMarkKey || key === null) followStorage();
  };
  window.addEventListener('storage', told, { signal });
  window.addEventListener('focus', lookAround, { signal });
  window.addEventListener('online', lookAround, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || lookAround(), { signal });
  document.addEventListener('freeze', conceal, { signal });
  document.addEventListener('resume', reveal, { signal });
  window.addEventListener('pagehide', ({ persisted }) => persisted && conceal(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && reveal(), { signal });
  const stopLeaving = subscribeToSession(leave);
  return () => {
    watching.abort();
    stopLeaving();
  };
}

/** Reloads a page whose session ended in another tab: it shows the sign-in page, or the new person's data. */
function leave(session: SessionState): void {
  if (session.status !== 'ending' || session.cause === 'sign-out') return;
  if (session.cause === 'another-person') browserLocation.reload();
  else setTimeout(() => browserLocation.reload(), reloadDelay);
}

/** After sleep, timers are late and events may be lost. */
function lookAround(): void {
  followStorage();
  renewInTime();
}

/** Hides the page while it is frozen or cached, to keep it from flashing up for another user. */
function conceal(): void {
  document.documentElement.style.visibility = 'hidden';
}

function reveal(): void {
  lookAround();
  const session = sessionState();
  // The Back button restored a page on which the person had signed out.
  if (session.status === 'ending' && session.cause === 'sign-out') browserLocation.reload();
  else document.documentElement.style.visibility = '';
}
