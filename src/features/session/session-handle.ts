import { type SessionState, sessionReady, sessionState, subscribeToSession } from './session';

/** The session, as the router's context hands it to guards. */
export interface SessionHandle {
  current(): SessionState;
  /** The session once it is known. */
  ready(): Promise<SessionState>;
  isSignedIn(): boolean;
  /** Tells of every change; answers how to stop. */
  subscribe(listener: (state: SessionState) => void): () => void;
}

export const session: SessionHandle = {
  current: sessionState,
  ready: sessionReady,
  isSignedIn: () => sessionState().status === 'authenticated',
  subscribe: subscribeToSession,
};
