import { localStore } from '@/lib/browser/storage';

/** Local storage: there when somebody has switched keys of a single character off. */
const offKey = 'single-keys-off';

/** Whether a single character is a shortcut. */
export function hasSingleKeys(): boolean {
  return localStore.read(offKey) === null;
}

/** Switches them on or off, for this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(offKey);
  else localStore.write(offKey, 'yes');
}
