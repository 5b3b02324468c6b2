/**
 * The token of an emailed link. It arrives in the fragment, which browsers send to no server, and leaves the address at
 * once. A reload of the tab finds it again, until it is forgotten.
 */
import { tabStore } from '../storage/browser-storage';

export interface LinkToken {
  /** Takes the token from a fragment, without its number sign. Returns whether there was one. */
  take(fragment: string): boolean;
  read(): string | null;
  forget(): void;
}

/** @param key name in the tab's storage */
export function createLinkToken(key: string): LinkToken {
  return {
    take(fragment) {
      const token = /^token=(.*)$/s.exec(fragment)?.[1];
      if (token !== undefined) tabStore.write(key, token);
      return token !== undefined;
    },
    read: () => tabStore.read(key),
    forget: () => tabStore.remove(key),
  };
}
