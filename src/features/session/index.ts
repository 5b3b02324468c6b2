export { SigningOut } from './components/signing-out';
export { AccessDeniedError, requireSession, returnToTarget, SessionUnavailableError } from './guard';
export type { Person } from './model/access-token';
export { watchOtherTabs } from './other-tabs';
export { currentPerson, renewToken, startSession, subscribeToSession } from './session';
export { returnTarget, signInAddress } from './sign-in';
export { finishSignOut, hasUnfinishedSignOut, signOut } from './sign-out';
export { storedToken, takeArrivingToken } from './token-store';
export { usePerson } from './use-session';
