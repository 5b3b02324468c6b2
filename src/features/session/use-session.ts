import { useSyncExternalStore } from 'react';
import type { Person } from './model/access-token';
import { type SessionState, sessionState, subscribeToSession } from './session-state';

/** The current session. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState);
}

/** The signed-in person. Undefined on public pages and while a session ends. */
export function usePerson(): Person | undefined {
  const session = useSession();
  return session.status === 'authenticated' ? session.person : undefined;
}

/** Tells whether the person's data may be shown: the platform has confirmed them since the page loaded. */
export function useIsConfirmed(): boolean {
  const session = useSession();
  return session.status === 'authenticated' && session.isConfirmed;
}
