/** A choice of a select or a combobox. */
export interface Option {
  value: string;
  label: string;
  /** A second line: what tells it from its neighbours. Searched as well. */
  description?: string;
}
