/** What happens to a tab because of others: events tell it, and where it slept through them, it looks when it awakes. */
import { browserLocation } from '@/lib/browser/location';
import { followStorage, renewInTime, type SessionState, sessionState, subscribeToSession } from './session';
import { signOutMarkKey } from './sign-out-mark';
import { tokenKey } from './token-store';

/** Time for the platform to end the session before this tab asks it again, in milliseconds (section 9). */
const reloadDelay = 2000;

/** Keeps this tab in step with the others; answers how to stop. */
export function watchOtherTabs(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const told = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
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

/** A page whose session others have ended begins anew: with the sign-in page, or with who is there now. */
function leave(session: SessionState): void {
  if (session.status !== 'ending' || session.cause === 'sign-out') return;
  if (session.cause === 'another-person') browserLocation.reload();
  else setTimeout(() => browserLocation.reload(), reloadDelay);
}

/** Timers of a tab that slept are late, and events may be lost. */
function lookAround(): void {
  followStorage();
  renewInTime();
}

/** Hides what a page shows when it is put away, so that it does not flash up for somebody else. */
function conceal(): void {
  document.documentElement.style.visibility = 'hidden';
}

function reveal(): void {
  lookAround();
  const session = sessionState();
  // The Back button has brought back a page on which somebody signed out.
  if (session.status === 'ending' && session.cause === 'sign-out') browserLocation.reload();
  else document.documentElement.style.visibility = '';
}
