/** The token that may be sent before the session starts. */
import type { Person } from './model/access-token';
import { cookieToken, isApart, isCookieOfOthers, readNow, storedToken } from './token-store';

/**
 * The token with which the session is going to start, and its person: the cookie's, or else the stored one. Undefined if
 * it expires soon, and wherever it isn't certain whose session starts: in a frame whose session is apart, or beside
 * another person's cookie. The session itself asks there.
 */
export function earlyToken(): { token: string; person: Person } | undefined {
  if (isApart() || isCookieOfOthers()) return undefined;
  const cookie = cookieToken();
  const token = readNow(cookie).state === 'valid' ? cookie : storedToken();
  const now = readNow(token);
  if (!token || now.state === 'invalid' || now.needsRefresh || !now.person) return undefined;
  return { token, person: now.person };
}
