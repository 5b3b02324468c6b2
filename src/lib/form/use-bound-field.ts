import { createFormHookContexts } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { useOutsideError } from './field-errors';
import { fieldId } from './field-path';

/** The contexts that connect a field component to its field and form. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** Props of every field. */
export interface FieldProps {
  label: ReactNode;
  /** Help below the label. */
  description?: ReactNode;
  /** Marks the field as required. The form validates it. */
  required?: boolean;
  disabled?: boolean;
  /** Larger on pages with few fields. */
  size?: 'sm' | 'md';
  /** Visible but not editable. */
  readOnly?: boolean;
}

/** Binds a field component to its field. The error comes from the form, or else from `FieldErrorsProvider`. */
export function useBoundField<Value>() {
  const field = useFieldContext<Value>();
  const outside = useOutsideError(field.name);
  return {
    id: fieldId(field.name),
    name: field.name,
    value: field.state.value,
    error: firstMessage(field.state.meta.errors) ?? outside,
    change: (value: Value) => field.handleChange(value),
    blur: () => field.handleBlur(),
  };
}

/** Validators return text; schemas return issues with a `message`. */
function firstMessage(errors: readonly unknown[]): string | undefined {
  for (const error of errors) {
    const message = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : error;
    if (typeof message === 'string' && message !== '') return message;
  }
  return undefined;
}
