/** A choice of a select or a combobox. */
export interface Option {
  value: string;
  label: string;
  /** A second line: what tells it from its neighbours. Searched as well. */
  description?: string;
}

/** An option of a list that is nested, or that shows what cannot be chosen. */
export interface ListOption extends Option {
  /** Labels of the options that it lies below, the outermost first: indents it, and is read out with it. */
  parents?: readonly string[];
  /** Shown, and not to be chosen. */
  isDisabled?: boolean;
}
