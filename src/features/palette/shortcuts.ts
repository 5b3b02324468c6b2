/** The global keyboard shortcuts: their keys, their switch, and how menus trigger them. */
import { localStore } from '@/lib/storage/browser-storage';

/** The palette, or the list of its keys. */
export type PaletteView = 'search' | 'keys';

/** What a shortcut opens: a view of the palette, or the page's search box. */
type Shortcut = PaletteView | 'page-search';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>;

/**
 * The shortcut of a key press, if any. A single character is text inside a field, and does nothing for people who have
 * turned such keys off (WCAG 2.1.4).
 */
export function shortcutOf(press: Press, hasSingleKeys: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = press;
  if (isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'search' : undefined;
  if (!hasSingleKeys || (target instanceof Element && target.closest('input,textarea,select,[contenteditable]')))
    return undefined;
  return key === '?' ? 'keys' : key === '/' ? 'page-search' : undefined;
}

/** Local storage: present when single-character shortcuts are off. */
const offKey = 'single-keys-off';

/** Tells whether single-character shortcuts are on. */
export function hasSingleKeys(): boolean {
  return localStore.read(offKey) === null;
}

/** Turns single-character shortcuts on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(offKey);
  else localStore.write(offKey, 'yes');
}

const listeners = new Set<(view: PaletteView) => void>();

/** Opens the palette from a menu. */
export function requestPalette(view: PaletteView): void {
  for (const listener of listeners) listener(view);
}

/** Calls back on every request; returns how to stop. */
export function onPaletteRequest(listener: (view: PaletteView) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
