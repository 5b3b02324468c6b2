/** How tabs learn of a sign-out, also those that sleep: a mark they share, which every sign-out changes. */
import { localStore } from '@/lib/browser/storage';

/** No time is in it, for clocks may differ, and it never goes away: a tab compares it with the one it began with. */
export const signOutMarkKey = 'signed-out';

export function signOutMark(): string | null {
  return localStore.read(signOutMarkKey);
}

export function changeSignOutMark(): void {
  localStore.write(signOutMarkKey, String(Math.random()).slice(2));
}
