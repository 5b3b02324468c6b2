import '@mantine/core/styles/Input.css';
import { Textarea } from '@mantine/core';
import { type FieldProps, useBoundField } from './use-bound-field';

interface TextareaFieldProps extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  minRows?: number;
}

/** Multiple lines of text. Holds text or undefined. */
export function TextareaField({ minRows = 3, ...props }: TextareaFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  return (
    <Textarea
      {...props}
      autosize
      minRows={minRows}
      id={id}
      name={name}
      value={value ?? ''}
      error={error}
      onChange={(event) => change(event.currentTarget.value || undefined)}
      onBlur={blur}
    />
  );
}
