import { Combobox, type ComboboxProps } from './combobox';
import { useBoundField } from './use-bound-field';

interface ComboboxFieldProps extends Omit<ComboboxProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  /**
   * Takes the choice in place of the field, where choosing has more to it than setting a value. The field is then
   * changed by whoever is told.
   */
  onChoose?: (value: string | undefined) => void;
}

/** One choice out of many, found by typing. Holds the chosen value or nothing. */
export function ComboboxField({ onChoose, ...props }: ComboboxFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  return (
    <Combobox
      {...props}
      id={id}
      name={name}
      value={value}
      error={error}
      onChange={(chosen) => (onChoose ? onChoose(chosen) : change(chosen))}
      onBlur={blur}
    />
  );
}
