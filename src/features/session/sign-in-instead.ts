/** Signs in a person who has just got an account, in place of the person who is signed in here. */
import { browserLocation } from '@/lib/browser/location';
import { sessionState } from './session-state';
import { keepTemporaryToken, signInAddress } from './sign-in';
import { forgetInAllTabs, workSaved } from './sign-out';

/**
 * Goes to the platform's sign-in, which replaces the browser's session by the new person's and returns to `target`. A
 * person who is signed in here must have agreed; their work is saved first.
 */
export async function signInInstead(tempAuthId: string, target: string): Promise<void> {
  const isAnyoneIn = sessionState().status === 'authenticated';
  if (isAnyoneIn) await workSaved();
  keepTemporaryToken(tempAuthId);
  const address = signInAddress(target);
  if (isAnyoneIn) forgetInAllTabs();
  browserLocation.replace(address);
}
