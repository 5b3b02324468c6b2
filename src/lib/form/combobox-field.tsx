import { Combobox, type ComboboxProps } from './combobox';
import { useBoundField } from './use-bound-field';

interface ComboboxFieldProps extends Omit<ComboboxProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  /** Replaces the default of setting the field's value. */
  onChoose?: (value: string | undefined) => void;
}

/** A combobox for long lists. Holds the chosen value or undefined. */
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
