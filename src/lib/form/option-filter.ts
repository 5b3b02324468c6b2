import type { Option } from './option';

/** An option with what it is searched by, made once a list. */
interface IndexedOption {
  option: Option;
  text: string;
}

export type OptionIndex = readonly IndexedOption[];

/** Lower-cases the options once, so that a keystroke over 12,000 of them compares and does nothing else. */
export function indexOptions(options: readonly Option[]): OptionIndex {
  return options.map((option) => ({
    option,
    text: `${option.label} ${option.description ?? ''}`.toLowerCase(),
  }));
}

/**
 * The options that hold every word typed, in their own order; those whose label begins with what was typed come first.
 * Nothing typed: all of them.
 */
export function filterOptions(index: OptionIndex, typed: string): readonly Option[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return index.map(({ option }) => option);
  const words = query.split(/\s+/);
  const beginning: Option[] = [];
  const others: Option[] = [];
  for (const { option, text } of index) {
    if (text.startsWith(query)) beginning.push(option);
    else if (words.every((word) => text.includes(word))) others.push(option);
  }
  return beginning.concat(others);
}
