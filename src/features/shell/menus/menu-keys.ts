/** Keyboard navigation of a menu (WAI-ARIA menu button pattern). */
import { foldText } from '@/lib/format/fold-text';

interface MenuPlace {
  /** The items' texts, in order. */
  texts: readonly string[];
  /** The focused item; -1 without a focus. */
  current: number;
  /** The index of each group's first item. */
  groupStarts: readonly number[];
}

/** The item that a key moves to; undefined for other keys. Arrows wrap around. */
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

/** The next item whose text starts with the typed text. The same letter again moves on to the next match. */
export function itemOfText(
  typed: string,
  { texts, current }: Pick<MenuPlace, 'texts' | 'current'>,
): number | undefined {
  const letters = [...foldText(typed)];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : letters.join('');
  // While a word is being typed, the current item may still match.
  const offset = isRepeated ? 1 : 0;
  const from = Math.max(current, 0) + (current < 0 ? 0 : offset);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (from + step) % texts.length;
    if (foldText(texts[index] ?? '').startsWith(wanted)) return index;
  }
  return undefined;
}
