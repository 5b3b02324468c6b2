/** The session as the page knows it: one store per tab, which `session.ts` changes and everything else reads. */
import { isEmbedded } from './is-embedded';
import type { Person } from './model/access-token';

/** The specification's isLoading and isAuthenticated as one state, each with its own data. */
type Phase =
  | { status: 'loading' }
  /** A link would sign in another person, whose token the platform accepts. The person present decides. */
  | { status: 'choosing'; present: Person; arriving: Person }
  /**
   * `expiresAt`: when the token expires unless it is renewed, in milliseconds since 1970 by this machine's clock.
   * `isConfirmed`: since the page loaded, the platform has confirmed the person or has taken too long. Until then,
   * requests go out in the person's name, but the page shows none of their data.
   * `isLeaving`: the person signs out as soon as their work is saved.
   */
  | {
      status: 'authenticated';
      person: Person;
      expiresAt: number | undefined;
      isConfirmed: boolean;
      isLeaving?: boolean;
    }
  | { status: 'unauthenticated' }
  /** The page is about to unload and makes no requests. */
  | { status: 'ending'; cause: EndingCause }
  /** The platform can't be reached and no token is valid. The person isn't signed out, but nothing can be shown. */
  | { status: 'unavailable'; error: unknown };

/** `isEmbedded`: in the frame of a practice-management system, where people can't sign in. */
export type SessionState = Phase & { isEmbedded: boolean };

/** The person signed out here or in another tab, or someone else signed in over them. */
export type EndingCause = 'sign-out' | 'sign-out-elsewhere' | 'another-person';

const listeners = new Set<(state: SessionState) => void>();
let state: SessionState = { status: 'loading', isEmbedded: false };

export function sessionState(): SessionState {
  return state;
}

/** The signed-in person, for loaders. The guard ensures that there is one. */
export function currentPerson(): Person | undefined {
  return state.status === 'authenticated' ? state.person : undefined;
}

/** Calls `listener` on every change; returns how to stop. */
export function subscribeToSession(listener: (state: SessionState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the state. Only `session.ts` decides to. */
export function setSessionState(next: Phase): void {
  state = { ...next, isEmbedded: isEmbedded() };
  for (const listener of listeners) listener(state);
}
