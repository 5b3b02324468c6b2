import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';

interface OneStepFormOptions<Values> {
  initialValues: Values;
  /** Error messages by field, in display order. */
  errorsOf: (values: Values) => Partial<Record<keyof Values, string | undefined>>;
  onValuesChange?: () => void;
}

/**
 * A form for a dialog, a filter or a single setting, on Mantine's form: validated on submit, then on every change.
 * Focuses the first invalid field. Forms with steps or arrays use `useAppForm`.
 */
export function useOneStepForm<Values extends Record<string, unknown>>({
  initialValues,
  errorsOf,
  onValuesChange,
}: OneStepFormOptions<Values>): UseFormReturnType<Values> {
  const [isChecked, setChecked] = useState(false);
  const form = useForm<Values>({
    initialValues,
    validateInputOnChange: isChecked,
    // A new function on every render: Mantine caches its setters by this object.
    validate: (values) => errorsOf(values),
    ...(onValuesChange && { onValuesChange }),
  });
  return {
    ...form,
    onSubmit: (save, fail) =>
      form.onSubmit(save, (errors, values, event) => {
        setChecked(true);
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
        fail?.(errors, values, event);
      }),
  };
}
