import { useSyncExternalStore } from 'react';
import type { Person } from './model/access-token';
import { type SessionState, sessionState, subscribeToSession } from './session';

/** The session, followed as it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState);
}

/** Who is signed in. Undefined on public pages, and for the moment in which a session ends. */
export function usePerson(): Person | undefined {
  const session = useSession();
  return session.status === 'authenticated' ? session.person : undefined;
}

/** Whether what belongs to the person may be shown: the platform has answered for them since the page was loaded. */
export function useIsConfirmed(): boolean {
  const session = useSession();
  return session.status === 'authenticated' && session.isConfirmed;
}
