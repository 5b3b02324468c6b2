import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Option } from './option';
import { type FieldProps, useBoundField } from './use-bound-field';

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The text of the empty option. Without it the field cannot be cleared. */
  placeholder?: string;
  onSelected?: (value: string | undefined) => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An empty field holds '' instead of undefined. */
  keepsEmpty?: boolean;
}

/** A native select for short lists. Holds the chosen value or undefined. Marks a value that is no longer offered. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, onSelected, readOnly, disabled, keepsEmpty = false, ...select } = props;
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  const isUnknown = value !== undefined && value !== '' && !options.some((option) => option.value === value);
  return (
    <NativeSelect
      {...select}
      id={id}
      name={name}
      disabled={disabled || readOnly}
      value={value ?? ''}
      error={error}
      onBlur={blur}
      onChange={(event) => {
        const chosen = event.currentTarget.value || undefined;
        change(chosen ?? (keepsEmpty ? '' : undefined));
        onSelected?.(chosen);
      }}
    >
      {(placeholder !== undefined || value === undefined) && <option value="">{placeholder ?? ''}</option>}
      {isUnknown && <option value={value}>{`No longer offered (${value})`}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
