import { revalidateLogic } from '@tanstack/react-form';
import { fieldId } from './field-path';

/**
 * Options of a form that is checked as a whole: when it is submitted, and from then on at every change. The first field
 * that is wrong gets the focus. `errorsOf` names the fields that are wrong in the order in which they show.
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
