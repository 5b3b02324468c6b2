import { ComboboxList, type ComboboxListProps } from './combobox-list';
import { FieldDropdown } from './field-dropdown';

/** The list of a combobox, below its input or above it. */
export function ComboboxDropdown(props: ComboboxListProps) {
  return (
    <FieldDropdown>
      <ComboboxList {...props} />
    </FieldDropdown>
  );
}
