/** An option of a select or combobox. */
export interface Option {
  value: string;
  label: string;
  /** A second line that tells it apart. Also searched. */
  description?: string;
}

/** An option that may be nested or disabled. */
export interface ListOption extends Option {
  /** Labels of its ancestors, outermost first. They indent it, and screen readers read them with it. */
  parents?: readonly string[];
  /** Visible but not selectable. */
  isDisabled?: boolean;
  /** Heading above it: `Recent`. The options below share it until the next heading. */
  heading?: string;
}

/** The options with the recent ones first, under headings. Codes that aren't offered are left out. */
export function recentFirst(options: readonly Option[], recent: readonly string[]): readonly ListOption[] {
  const first = recent.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const [latest] = first;
  if (!latest || first.length === options.length) return options;
  const taken = new Set(first);
  const [next, ...others] = options.filter((option) => !taken.has(option));
  return [
    { ...latest, heading: 'Recent' },
    ...first.slice(1),
    ...(next ? [{ ...next, heading: 'Other' }] : []),
    ...others,
  ];
}
