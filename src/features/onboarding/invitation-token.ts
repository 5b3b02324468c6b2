/**
 * The token of an invitation's link. It arrives in the fragment, which browsers send to no server, and leaves the address
 * at once. A reload of the tab finds it again, until it was used, turned out to be useless, or was declined.
 */
import { tabStore } from '@/lib/storage/browser-storage';

const key = 'benchfile-invitation';

/** Takes the token from a fragment, without its number sign. Returns whether there was one. */
export function takeInvitation(fragment: string): boolean {
  const token = /^token=(.*)$/s.exec(fragment)?.[1];
  if (token !== undefined) tabStore.write(key, token);
  return token !== undefined;
}

export function invitationToken(): string | null {
  return tabStore.read(key);
}

export function forgetInvitation(): void {
  tabStore.remove(key);
}
