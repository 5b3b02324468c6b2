export { requireSession } from './guard';
export type { Person } from './model/access-token';
export {
  forget,
  renewToken,
  type SessionState,
  sessionReady,
  sessionState,
  storedToken,
  subscribeToSession,
} from './session';
