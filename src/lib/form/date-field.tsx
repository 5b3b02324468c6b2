import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { type FieldProps, useBoundField } from './use-bound-field';

interface DateFieldProps extends FieldProps {
  /** Bounds, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A calendar date with the platform's own picker. Holds `YYYY-MM-DD`, or nothing while it is incomplete. */
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
