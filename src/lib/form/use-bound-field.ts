import { createFormHookContexts } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { useOutsideError } from './field-errors';
import { fieldId } from './field-path';

/** The contexts that connect a field component to its field and form. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** What all fields take, whatever they hold. */
export interface FieldProps {
  label: ReactNode;
  /** Help that stays in sight. */
  description?: ReactNode;
  /** Marks the field as required; the rule itself is the form's. */
  required?: boolean;
  disabled?: boolean;
  /** Larger on pages of few fields. */
  size?: 'sm' | 'md';
  /** Shown, and not to be changed. */
  readOnly?: boolean;
}

/**
 * What every field component needs of its field. The error is the form's own, or else one from `FieldErrorsProvider`;
 * the input's id is where links and focus go.
 */
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

/** Validators give text, schemas give issues with a `message`. */
function firstMessage(errors: readonly unknown[]): string | undefined {
  for (const error of errors) {
    const message = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : error;
    if (typeof message === 'string' && message !== '') return message;
  }
  return undefined;
}
