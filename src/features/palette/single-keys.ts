import { localStore } from '@/lib/browser/storage';

/** Local storage: present when single-character shortcuts are off. */
const offKey = 'single-keys-off';

/** Whether single-character shortcuts are on. */
export function hasSingleKeys(): boolean {
  return localStore.read(offKey) === null;
}

/** Turns single-character shortcuts on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(offKey);
  else localStore.write(offKey, 'yes');
}
