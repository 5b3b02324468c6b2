import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { type FieldProps, useBoundField } from './use-bound-field';

interface DateFieldProps extends FieldProps {
  /** Bounds, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A date, with the browser's picker. Holds `YYYY-MM-DD`, or undefined while incomplete. */
export function DateField(props: DateFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  return (
    <TextInput
      {...props}
      type="date"
      id={id}
      name={name}
      value={value ?? ''}
      error={error}
      onChange={(event) => change(event.currentTarget.value || undefined)}
      onBlur={blur}
    />
  );
}
