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
}
