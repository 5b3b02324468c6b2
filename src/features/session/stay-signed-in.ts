/** What a person can do when a session that nobody renews is about to end. */
import type { OutsideLinks } from '@/lib/links/window-target';
import { renewToken } from './session';
import { planSignIn, signIn, signInAddress } from './sign-in';
import { storedToken } from './token-store';

/** Asks the platform for a new token once more. @returns whether there is one. */
export function staySignedIn(): Promise<boolean> {
  return renewToken(storedToken());
}

/**
 * Signs in anew in another tab, which this one hears: its page stays as it is. A browser without tabs goes there and
 * comes back to this page, where drafts have kept what was entered.
 * @param firstPage where the other tab goes once somebody is signed in: a path with the prefix.
 */
export function signInAgain(outsideLinks: OutsideLinks, firstPage: string): void {
  const { pathname, search, hash } = window.location;
  if (outsideLinks === 'same-window') signIn(planSignIn(`${pathname}${search}${hash}`));
  else window.open(signInAddress(firstPage), '_blank', 'noopener');
}
