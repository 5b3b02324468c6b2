import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { type FieldProps, useBoundField } from './use-bound-field';

interface CheckboxFieldProps extends FieldProps {
  /** Called after a change. */
  onToggled?: (isChecked: boolean) => void;
}

/** A checkbox. */
export function CheckboxField({ readOnly, disabled, onToggled, ...props }: CheckboxFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<boolean>();
  return (
    <Checkbox
      {...props}
      id={id}
      name={name}
      disabled={disabled || readOnly}
      checked={value}
      error={error}
      aria-invalid={error !== undefined || undefined}
      onChange={(event) => {
        change(event.currentTarget.checked);
        onToggled?.(event.currentTarget.checked);
      }}
      onBlur={blur}
    />
  );
}
