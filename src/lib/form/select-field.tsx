import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Option } from './option';
import { ReloadOptions } from './reload-options';
import { type FieldProps, useBoundField } from './use-bound-field';

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The text of the empty option. Without it the field cannot be cleared. */
  placeholder?: string;
  onSelected?: (value: string | undefined) => void;
  /** Set if the options couldn't be loaded: loads them again. */
  onReload?: () => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An empty field holds '' instead of undefined. */
  keepsEmpty?: boolean;
}

/** A native select for short lists. Holds the chosen value or undefined. Marks a value that is no longer offered. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, onSelected, onReload, readOnly, disabled, keepsEmpty = false, ...select } = props;
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  const isUnknown = value !== undefined && value !== '' && !options.some((option) => option.value === value);
  const field = (
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
      {isUnknown && <option value={value}>{onReload ? "Couldn't be loaded" : 'No longer offered'}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
  if (!onReload) return field;
  return (
    <div>
      {field}
      <ReloadOptions label={typeof props.label === 'string' ? props.label : undefined} onReload={onReload} />
    </div>
  );
}
