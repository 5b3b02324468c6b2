import { revalidateLogic } from '@tanstack/react-form';
import { fieldId } from './field-path';

/**
 * Options for a form validated as a whole: on submit, then on every change. Focuses the first invalid field. `errorsOf`
 * lists the invalid fields in display order.
 */
export function checkedAsWhole<Values>(errorsOf: (value: Values) => Partial<Record<keyof Values, string>>) {
  return {
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }: { value: Values }) => {
        const fields = errorsOf(value);
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
    onSubmitInvalid: ({ value }: { value: Values }) => {
      const [first] = Object.keys(errorsOf(value));
      if (first) document.getElementById(fieldId(first))?.focus();
    },
  };
}
