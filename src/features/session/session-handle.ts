import { sessionReady } from './session';
import { type SessionState, sessionState, subscribeToSession } from './session-state';

/** The session in the router's context, for guards. */
export interface SessionHandle {
  current(): SessionState;
  /** The session once it is known. */
  ready(): Promise<SessionState>;
  isSignedIn(): boolean;
  /** Calls `listener` on every change; returns how to stop. */
  subscribe(listener: (state: SessionState) => void): () => void;
}

export const session: SessionHandle = {
  current: sessionState,
  ready: sessionReady,
  isSignedIn: () => sessionState().status === 'authenticated',
  subscribe: subscribeToSession,
};
