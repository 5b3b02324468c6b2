/** What the browser's tabs tell each other about the session, through the storage they share. */
import { browserLocation } from '@/lib/browser/location';
import { endSession, fromToken, sessionState } from './session';
import { storedToken, tokenKey } from './token-store';

/** Time for the platform to end the session before this tab asks it again, in milliseconds (section 9). */
const reloadDelay = 2000;

/** Watches the token of other tabs: gone, this tab ends too and reloads; another, it is this tab's as well. */
export function watchOtherTabs(): () => void {
  const told = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key !== tokenKey && key !== null) return;
    if (storedToken() !== null) fromToken();
    else if (sessionState().status === 'authenticated') {
      endSession();
      setTimeout(() => browserLocation.reload(), reloadDelay);
    }
  };
  window.addEventListener('storage', told);
  return () => window.removeEventListener('storage', told);
}
