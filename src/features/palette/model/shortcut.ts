/** The global keyboard shortcuts. */
import type { PaletteView } from '../palette-request';

/** What a shortcut opens: the palette, the list of shortcuts, or the page's search box. */
export type Shortcut = PaletteView | 'page-search';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>;

/**
 * What a key asks for, if anything. A single character is text in a field, and nothing at all where a person has
 * switched such keys off (WCAG 2.1.4).
 */
export function shortcutOf(press: Press, hasSingleKeys: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = press;
  if (isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'search' : undefined;
  if (!hasSingleKeys || (target instanceof Element && target.closest('input,textarea,select,[contenteditable]')))
    return undefined;
  return key === '?' ? 'keys' : key === '/' ? 'page-search' : undefined;
}
