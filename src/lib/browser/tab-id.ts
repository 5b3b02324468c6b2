import { tabStore } from '@/lib/storage/browser-storage';

const key = 'tab';

/** An identifier of this browser tab, which outlives reloads. A tab that was duplicated has its original's. */
export function tabId(): string {
  const known = tabStore.read(key);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  tabStore.write(key, made);
  return made;
}
