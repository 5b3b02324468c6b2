/** The state that a firm's first person starts with: that of the address they signed up with. */
import type { StateCode } from '@/api/generated/filing/model';
import { tabStore } from '@/lib/storage/browser-storage';
import { readStateCode } from './model/state-choice';

const key = 'view:sign-up-state';

/** Keeps the state of the address until the person is signed in, when it can be saved. */
export function keepSignUpState(state: string): void {
  tabStore.write(key, state.toUpperCase());
}

/** The kept state, once; undefined if there is none, or no filing in it. */
export function takeSignUpState(): StateCode | undefined {
  const kept = readStateCode(tabStore.read(key));
  tabStore.remove(key);
  return kept;
}
