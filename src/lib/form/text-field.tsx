import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { type FieldProps, useBoundField } from './use-bound-field';

interface TextFieldProps extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password' | 'url'>;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An empty field holds '' instead of undefined. */
  keepsEmpty?: boolean;
}

/** One line of text. Holds text, or undefined when empty unless `keepsEmpty`. */
export function TextField({ autoComplete = 'off', keepsEmpty = false, ...props }: TextFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  return (
    <TextInput
      {...props}
      autoComplete={autoComplete}
      id={id}
      name={name}
      value={value ?? ''}
      error={error}
      onChange={(event) => change(event.currentTarget.value || (keepsEmpty ? '' : undefined))}
      onBlur={blur}
    />
  );
}
