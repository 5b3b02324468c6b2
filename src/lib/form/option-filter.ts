import { foldText } from '../format/fold-text';
import type { ListOption } from './option';

/** An option with its search text. */
interface IndexedOption {
  option: ListOption;
  text: string;
}

export type OptionIndex = readonly IndexedOption[];

/** Folds the options once, so that each keystroke over 12,000 options only compares. */
export function indexOptions(options: readonly ListOption[]): OptionIndex {
  return options.map((option) => ({
    option,
    text: foldText(`${option.label} ${option.description ?? ''}`),
  }));
}

/**
 * The options that contain every typed word, in order and without headings. Those that start with the typed text come
 * first.
 */
export function filterOptions(index: OptionIndex, typed: string): readonly ListOption[] {
  const query = foldText(typed.trim());
  if (query === '') return index.map(({ option }) => option);
  const words = query.split(/\s+/);
  const startingWith: ListOption[] = [];
  const others: ListOption[] = [];
  for (const { option: listed, text } of index) {
    const option = listed.heading === undefined ? listed : { ...listed, heading: undefined };
    if (text.startsWith(query)) startingWith.push(option);
    else if (words.every((word) => text.includes(word))) others.push(option);
  }
  return startingWith.concat(others);
}
