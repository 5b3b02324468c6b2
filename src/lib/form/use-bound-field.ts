import { useFieldContext } from './contexts';
import { useOutsideError } from './field-errors';
import { fieldId } from './field-path';

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
