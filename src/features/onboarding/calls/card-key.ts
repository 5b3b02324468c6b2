/**
 * The name under which a card is added, until its adding was answered: what arrives late is known by it, even when the
 * page was loaded anew in between. It says nothing of the card.
 */
import { tabStore } from '@/lib/browser/storage';

const key = 'benchfile-onboarding-card';

/** The name of the adding that was not answered, or a new one. */
export function cardKey(): string {
  const known = tabStore.read(key);
  if (known) return known;
  const made = crypto.randomUUID();
  tabStore.write(key, made);
  return made;
}

/** The adding was answered. */
export function forgetCardKey(): void {
  tabStore.remove(key);
}
