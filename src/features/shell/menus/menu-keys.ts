/** Where a key leads in a menu (WAI-ARIA's pattern of the menu button). */

interface MenuPlace {
  /** The items' texts, in their order. */
  texts: readonly string[];
  /** Which item has the focus; -1 when none has. */
  current: number;
  /** The index at which each group of items begins. */
  groupStarts: readonly number[];
}

/** The item that a key goes to; undefined for a key that goes nowhere. Arrows come round at the ends. */
export function itemOfKey(key: string, { texts, current, groupStarts }: MenuPlace): number | undefined {
  const last = texts.length - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return current === last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      return groupStarts.find((start) => start > current) ?? groupStarts[0];
    case 'ArrowLeft': {
      const own = groupStarts.findLast((start) => start <= current);
      return groupStarts.findLast((start) => start < (own ?? 0)) ?? groupStarts.at(-1);
    }
    default:
      return undefined;
  }
}

/** The next item, after the one with the focus, whose text begins with what was typed; the letter again goes on. */
export function itemOfText(
  typed: string,
  { texts, current }: Pick<MenuPlace, 'texts' | 'current'>,
): number | undefined {
  const letters = [...typed.toLowerCase()];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : letters.join('');
  // While a word is being typed, the item that it has come to may stay.
  const offset = isRepeated ? 1 : 0;
  const from = Math.max(current, 0) + (current < 0 ? 0 : offset);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (from + step) % texts.length;
    if (texts[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
