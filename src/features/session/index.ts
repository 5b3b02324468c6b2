export { SessionGate } from './components/session-gate';
export { SessionWarning } from './components/session-warning';
export { isEmbedded } from './embedded';
export { AccessDeniedError, requireSession, returnToTarget, SessionUnavailableError } from './guard';
export type { Person } from './model/access-token';
export { watchOtherTabs } from './other-tabs';
export { resumeStoredTarget, returnTarget, safeReturnTarget } from './return-target';
export {
  currentPerson,
  renewToken,
  startSession,
  subscribeToSession,
  tokenForCall,
} from './session';
export { type SessionHandle, session } from './session-handle';
export { keepTemporaryToken, planSignIn, signInAddress } from './sign-in';
export { finishSignOut, hasUnfinishedSignOut, signOut } from './sign-out';
export { takeArrivingToken } from './token-store';
export { useIsConfirmed, usePerson } from './use-session';
